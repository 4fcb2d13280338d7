import { from, vars } from '@fairlead/ui/contract';
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
