import { style } from '@vanilla-extract/css';

export const place = style({ width: '132px', height: '92px', maxWidth: '100%' });
