import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

const { border, space } = vars;

export const popover = style({ display: 'grid', gap: space[8], inlineSize: 400, maxInlineSize: '100%' });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlockStart: space[8],
  borderBlockStart: `1px solid ${border.subtle}`,
});
