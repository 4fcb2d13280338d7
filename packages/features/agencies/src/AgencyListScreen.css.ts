import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** Logo and name. The name can take two lines. */
export const name = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[8],
});

export const stacked = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2] });
