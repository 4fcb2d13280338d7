import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  scrollMarginBlock: `calc(${vars.size.topbar} + ${vars.space[12]}) ${vars.space[12]}`,
});
export const end = style({ marginInlineStart: 'auto' });
export const chip = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
});
const part = style({
  padding: 0,
  font: 'inherit',
  background: 'none',
  border: 0,
  cursor: 'pointer',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '26px',
  color: vars.text.default,
  borderRadius: vars.radius.inner,
  ':hover': { background: vars.surface.hover },
  '@media': { '(pointer: coarse)': { minBlockSize: '40px' } },
});
export const edit = style([part, { minInlineSize: 0 }]);
export const remove = style([
  part,
  { flex: 'none', paddingInline: '6px', borderInlineStart: `1px solid ${vars.border.subtle}` },
]);
const text = style({
  paddingInline: vars.space[8],
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const muted = style([text, { color: vars.text.muted, flex: 'none' }]);
export const divided = style([muted, { borderInlineStart: `1px solid ${vars.border.subtle}` }]);
export const value = style([
  text,
  { fontWeight: vars.weight.label, borderInlineStart: `1px solid ${vars.border.subtle}` },
]);
