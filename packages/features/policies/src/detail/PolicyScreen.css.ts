import { from, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Main column, with a side column on wide screens. */
export const page = style({
  display: 'grid',
  gap: space[20],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 340px)' } },
});
export const column = style({ display: 'grid', gap: space[20], minInlineSize: 0 });

export const header = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[16] });
export const title = style({ flex: '1 1 280px', minInlineSize: 0, display: 'flex', gap: space[16] });
export const titleText = style({ display: 'grid', gap: space[4], minInlineSize: 0, overflowWrap: 'anywhere' });
