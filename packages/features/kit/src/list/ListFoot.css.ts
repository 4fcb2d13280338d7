import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.head,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${vars.border.default}`,
  background: vars.surface.raised,
  '@media': { print: { position: 'static' } },
});
