import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { type Breakpoint, from } from '../theme/tokens';

export const gridColumns = [1, 2, 3, 4, 5, 6] as const;
const counts = Object.fromEntries(gridColumns.map((n) => [n, n])) as Record<(typeof gridColumns)[number], number>;
const tracks = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const tracksFrom = (name: Breakpoint) =>
  styleVariants(counts, (count) => ({ '@media': { [from(name)]: tracks(count) } }));

export const root = style({ display: 'grid', alignItems: 'stretch', minWidth: 0 });
/** One row that scrolls sideways below `md`. The padding makes room for focus rings, which scrolling would cut off. */
export const row = style({
  gridAutoFlow: 'column',
  gridAutoColumns: 'max-content',
  overflowX: 'auto',
  padding: '4px',
  // Not at the end, where the page would become wider.
  marginBlock: '-4px',
  marginInlineStart: '-4px',
  '@media': {
    [from('md')]: {
      gridAutoFlow: 'row',
      gridAutoColumns: 'auto',
      overflowX: 'visible',
      padding: 0,
      marginBlock: 0,
      marginInlineStart: 0,
    },
  },
});
globalStyle(`${row} > *`, { minInlineSize: '124px' });
// Wider breakpoints are declared later to override narrower ones.
export const xs = styleVariants(counts, tracks);
export const md = tracksFrom('md');
export const lg = tracksFrom('lg');
