import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** The portrait and, beside it, the name, which may need two lines. */
export const name = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[8],
});

/** Who it is, then what can be done; below each other where there is no room beside. */
export const band = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[16] });
export const naming = style({ flex: '1 1 200px', minInlineSize: 0, display: 'grid', gap: vars.space[4] });
