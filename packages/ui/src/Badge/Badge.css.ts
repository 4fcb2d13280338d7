import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { scaled } from '../theme/scaled';

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: scaled(18),
  minHeight: scaled(18),
  paddingInline: '5px',
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize.caption,
  lineHeight: 1,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(forced-colors: active)': { outline: '1px solid' } },
});
export const tone = styleVariants({
  neutral: { background: vars.tone.neutral.soft, color: vars.tone.neutral.text },
  accent: { background: vars.accent.solid, color: vars.accent.onSolid },
});
