import { createVar } from '@vanilla-extract/css';

/** Height of the sticky elements at the top of the window. Other sticky elements stay below it. */
export const stickyTop = createVar();
