import { createVar } from '@vanilla-extract/css';

/** The space between the page's edge and its content. */
export const gutter = createVar();
