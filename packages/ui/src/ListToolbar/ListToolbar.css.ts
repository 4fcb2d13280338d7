import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { below } from '../theme/tokens';

const { space } = vars;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  padding: space[12],
});
// From 900 px up, only the search field grows.
globalStyle(`${root} > *`, { flex: 'none', width: 'auto', minWidth: 0, maxWidth: '100%' });
globalStyle(`${root} > :first-child`, {
  flex: '1 1 280px',
  maxWidth: '400px',
  '@media': {
    // Beside the rail of the sidebar, the toolbar stays on one line.
    [below('lg')]: { flexBasis: '220px' },
    [below('md')]: { flex: '1 1 100%', maxWidth: '100%' },
  },
});
globalStyle(`${root} > :not(:first-child)`, { '@media': { [below('md')]: { flex: '1 1 0' } } });
const line = { order: 1, flexBasis: '100%' } as const;
export const filters = styleVariants({ beside: {}, below: {} });
globalStyle(`${root} > ${filters.below}`, line);
// Overrides the equal shares of the other controls.
globalStyle(`${root} > :is(${filters.beside}, ${filters.below})`, { '@media': { [below('md')]: line } });
// Paper shows which rows were chosen, not the controls.
globalStyle(`${root} > :not(${filters.below})`, { '@media': { print: { display: 'none' } } });
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  marginInlineStart: 'auto',
});
export const compactEnd = style({
  alignItems: 'center',
  gap: space[8],
});
// Density and columns do not apply to cards.
globalStyle(`${root} > ${end}`, { '@media': { [below('md')]: { display: 'none' } } });
globalStyle(`${root} > ${compactEnd}`, {
  display: 'none',
  '@media': { [below('md')]: { display: 'flex', flex: 'none' } },
});
globalStyle(`${root} > ${compactEnd}:empty`, { display: 'none' });

export const compactFilters = style({});
globalStyle(`${root} > ${compactFilters}`, {
  display: 'none',
  '@media': { [below('md')]: { display: 'flex', flex: 'none', order: -1 } },
});
globalStyle(`${root}:has(> ${compactFilters}) > :first-child`, {
  '@media': { [below('md')]: { order: -1, flexBasis: '200px' } },
});
// Ends the first line. The line has the height of the gap.
globalStyle(`${root}:has(> ${compactFilters})`, { '@media': { [below('md')]: { rowGap: 0 } } });
globalStyle(`${root}:has(> ${compactFilters})::after`, {
  '@media': { [below('md')]: { content: '""', order: -1, flexBasis: '100%', height: space[8] } },
});
