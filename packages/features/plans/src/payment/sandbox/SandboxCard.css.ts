import { scaled, vars } from '@fairlead/ui/contract';
import { style, styleVariants } from '@vanilla-extract/css';

/** One line. With large text, the card number gets its own line. */
export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.text.muted,
});

const part = style({
  appearance: 'none',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.text.default,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  // the box shows the focus ring
  ':focus-visible': { outline: 'none' },
  '::placeholder': { color: vars.text.muted, opacity: 1 },
  ':disabled': { color: vars.text.disabled },
  selectors: { '&[aria-invalid=true]': { color: vars.tone.danger.text } },
});
export const parts = styleVariants({
  number: [part, { flex: `1 1 ${scaled(143)}` }],
  expiry: [part, { flex: 'none', inlineSize: scaled(58.5) }],
  cvc: [part, { flex: 'none', inlineSize: scaled(39) }],
});
