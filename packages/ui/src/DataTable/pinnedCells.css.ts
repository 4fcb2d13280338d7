import { style } from '@vanilla-extract/css';

const places = Array.from({ length: 12 }, (_, at) => at);

/** Classes of the cells that stay in place, in order, with the controls of the row. `scroll.css.ts` has their rules. */
export const pinnedCells = places.map((at) => style({}, `pinned${at}`));
