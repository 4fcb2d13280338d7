import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'min(560px, 60dvh)',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.control,
});
