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

export const header = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[24] });
export const heading = style({ flex: '1 1 300px', minInlineSize: 0, display: 'grid', gap: vars.space[4] });
export const figures = style({ flex: '1 1 360px', minInlineSize: 0 });
export const progress = style({
  marginBlockStart: vars.space[16],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
