import { style } from '@vanilla-extract/css';

/** Has hyphens, and is not broken at them. */
export const whole = style({ whiteSpace: 'nowrap' });
