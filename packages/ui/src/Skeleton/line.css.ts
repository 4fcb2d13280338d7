import { style } from '@vanilla-extract/css';

/** Around a skeleton that stands for words: as high as their line, so that nothing moves when they come. */
export const line = style({ display: 'flex', alignItems: 'center', minHeight: '1lh' });
