import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

export const frame = style({ maxInlineSize: '880px' });

export const section = style({
  paddingBlockEnd: vars.space[20],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 'none' } },
});
