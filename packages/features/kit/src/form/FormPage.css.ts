import { from, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** Wider pairs of fields are hard to read as pairs. */
export const frame = style({ maxWidth: 672 });

/** The aside is next to the form on wide windows and below it on narrow ones. */
export const beside = style({
  display: 'grid',
  gap: vars.space[20],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(232px, 280px)' } },
});
