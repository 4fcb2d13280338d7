import { createVar } from '@vanilla-extract/css';

/** Space between the edge of the page and its content. */
export const gutter = createVar();
