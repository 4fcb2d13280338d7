import { style } from '@vanilla-extract/css';

/** Arrow that points the other way in right-to-left languages. */
export const mirrored = style({ selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } } });
