import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[6] });
export const choice = style({
  font: 'inherit',
  background: 'none',
  cursor: 'pointer',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: '44px',
  paddingInline: vars.space[12],
  color: vars.text.default,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.full,
  selectors: {
    '&[aria-pressed=true]': {
      color: vars.accent.text,
      background: vars.accent.soft,
      borderColor: vars.accent.mark,
      fontWeight: vars.weight.label,
    },
  },
});
export const row = style({
  padding: 0,
  font: 'inherit',
  background: 'none',
  border: 0,
  cursor: 'pointer',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: '44px',
  color: vars.text.default,
  textAlign: 'start',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  // below the border of the head
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});
export const chosen = style({
  marginInlineStart: 'auto',
  color: vars.text.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
