import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** Logo, name and status, wrapped on narrow windows. */
export const band = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[16] });
export const naming = style({ flex: '1 1 200px', minInlineSize: 0, display: 'grid', gap: vars.space[2] });
export const figures = style({
  marginBlockStart: vars.space[20],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
