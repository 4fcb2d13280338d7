import { createVar } from '@vanilla-extract/css';

/** Width of the navigation beside the page. Elements at the foot of the window are centred in the rest. */
export const sideWidth = createVar();
