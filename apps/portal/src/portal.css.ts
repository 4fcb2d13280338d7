import { vars } from '@fairlead/ui/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const centred = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  padding: vars.space[24],
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontSize: vars.fontSize.lead,
  fontWeight: 750,
  letterSpacing: '-0.015em',
});

export const mark = style({ inlineSize: 26, blockSize: 26, borderRadius: vars.radius.control });

export const drawnMark = style({ fill: 'none', stroke: vars.accent.onSolid });
globalStyle(`${drawnMark} > rect`, { fill: vars.accent.solid, stroke: 'none' });

export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: 36,
  padding: '0 6px 0 4px',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.surface.hover },
});

export const accountName = style({
  display: 'block',
  fontSize: vars.fontSize.label,
  lineHeight: vars.lineHeight.label,
  fontWeight: vars.weight.label,
});

export const accountRole = style({
  display: 'block',
  fontSize: vars.fontSize.caption,
  lineHeight: '14px',
  color: vars.text.muted,
});

const narrow = 'screen and (max-width: 899.98px)';
export const wideOnly = style({ '@media': { [narrow]: { display: 'none' } } });
export const separator = style({
  inlineSize: 1,
  blockSize: 20,
  marginInline: vars.space[4],
  background: vars.border.default,
  '@media': { [narrow]: { display: 'none' } },
});
