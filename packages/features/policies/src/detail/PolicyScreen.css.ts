import { from, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** What the policy says, and beside it, where there is room, whom it concerns. */
export const page = style({
  display: 'grid',
  gap: space[20],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 340px)' } },
});
export const column = style({ display: 'grid', gap: space[20], minInlineSize: 0 });

/** Its name and how it stands, then what can be done. */
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[16] });
export const naming = style({ flex: '1 1 280px', minInlineSize: 0, display: 'flex', gap: space[16] });
export const words = style({ display: 'grid', gap: space[4], minInlineSize: 0, overflowWrap: 'anywhere' });
