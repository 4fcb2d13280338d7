import { below, from, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** Main column, with a side column on wide screens. */
export const page = style({
  display: 'grid',
  gap: vars.space[20],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 320px)' } },
});
export const column = style({ display: 'grid', gap: vars.space[20], minInlineSize: 0 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  '@media': { [below('md')]: { flexGrow: 1, justifyContent: 'flex-end' } },
});
/** The next step, which fills the line on phones. */
export const primary = style({
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [below('md')]: { flexGrow: 1, display: 'grid' } },
});
