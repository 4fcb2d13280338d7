import { vars } from '@fairlead/ui/contract';
import { style, styleVariants } from '@vanilla-extract/css';

const { radius, space, text, tone, weight } = vars;

const signed = style({
  position: 'relative',
  display: 'block',
  paddingInlineStart: space[16],
  overflowWrap: 'anywhere',
  '::before': { position: 'absolute', insetInlineStart: 0, fontWeight: weight.title },
});
/** A value with a sign before it, which screen readers skip. */
export const value = styleVariants({
  before: [signed, { color: text.muted, '::before': { content: '"−" / ""', color: tone.danger.text } }],
  after: [signed, { '::before': { content: '"+" / ""', color: tone.success.text } }],
});

const part = style({ paddingInline: 2, borderRadius: radius.inner });
/** Words that have changed. */
export const changed = styleVariants({
  before: [part, { background: tone.danger.soft, color: tone.danger.text }],
  after: [part, { background: tone.success.soft, color: tone.success.text, textDecoration: 'none' }],
});

/** Text that matches a search, as in the command palette. */
export const match = style({
  borderRadius: radius.inner,
  background: tone.warning.soft,
  color: 'inherit',
  fontWeight: weight.title,
});
