import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
});

export const tile = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[16],
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  ':hover': { background: vars.surface.hover, borderColor: vars.border.control },
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: vars.radius.full,
  background: vars.accent.soft,
  color: vars.accent.text,
});

export const chevron = style({ marginInlineStart: 'auto', color: vars.text.muted });
