import { from, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** Two paired fields are read in one glance; wider they drift apart. */
export const frame = style({ maxWidth: 672 });

/** What is written about is seen beside the form where there is room, and below it where there is none. */
export const beside = style({
  display: 'grid',
  gap: vars.space[20],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(232px, 280px)' } },
});
