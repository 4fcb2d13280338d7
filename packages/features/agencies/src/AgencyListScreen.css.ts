import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** The logo and, beside it, the name, which may need two lines. */
export const name = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[8],
});

/** A chip and, under it, its day. */
export const stacked = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2] });
