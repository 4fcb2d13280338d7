import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

export const name = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[8],
});
