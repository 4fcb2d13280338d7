import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** Photo and name. The name may need two lines. */
export const name = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[8],
});

export const header = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[16] });
export const heading = style({ flex: '1 1 200px', minInlineSize: 0, display: 'grid', gap: vars.space[4] });
