import { style } from '@vanilla-extract/css';

/** Wrapper of a text skeleton, as high as a line, so that nothing moves when the text loads. */
export const line = style({ display: 'flex', alignItems: 'center', minHeight: '1lh' });
