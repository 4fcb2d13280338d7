import { from, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** What the quote says, and beside it, where there is room, whom it concerns. */
export const page = style({
  display: 'grid',
  gap: vars.space[20],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 320px)' } },
});
export const column = style({ display: 'grid', gap: vars.space[20], minInlineSize: 0 });

/** Whose it is and how it stands, then its figures beside each other. */
export const band = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[24] });
export const naming = style({ flex: '1 1 300px', minInlineSize: 0, display: 'grid', gap: vars.space[4] });
export const figures = style({ flex: '1 1 360px', minInlineSize: 0 });
