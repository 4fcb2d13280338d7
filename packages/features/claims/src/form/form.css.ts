import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** No wider than one reads. */
export const frame = style({ maxInlineSize: '880px' });

/** A part of what is read once more, with the way back to it. */
export const part = style({
  paddingBlockEnd: vars.space[20],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 'none' } },
});
