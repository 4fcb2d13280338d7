import { below, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** Aligns the bars and numbers of all rows. */
export const remaining = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(6ch, auto)',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space[12],
  // in a card, the number comes first and the bar fills the width
  '@media': { [below('md')]: { gridTemplateColumns: 'minmax(5ch, auto) minmax(0, 1fr)', justifyContent: 'stretch' } },
});

export const remainingUses = style({
  textAlign: 'end',
  '@media': { [below('md')]: { order: -1, textAlign: 'start' } },
});
