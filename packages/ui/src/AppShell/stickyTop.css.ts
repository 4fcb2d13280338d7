import { createVar } from '@vanilla-extract/css';

/** How much of the window's top is taken, so that what sticks stays below it. */
export const stickyTop = createVar();
