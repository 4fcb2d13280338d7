import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** The face and, beside it, the name. */
export const name = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[8],
});
