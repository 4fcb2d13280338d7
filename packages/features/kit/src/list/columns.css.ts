import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** Picture and name. The name can take two lines. */
export const pictured = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[8],
});

/** Name and chip. */
export const marked = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

export const noWrap = style({ whiteSpace: 'nowrap' });
