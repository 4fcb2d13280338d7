import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const { accent, border, fontSize, lineHeight, space, text, tone: tones, weight } = vars;
const small = { fontSize: fontSize.label, lineHeight: lineHeight.label };

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  width: '100%',
  padding: '14px 16px',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&:is(a, button):hover': { borderColor: border.control },
    // chosen: the rows below are these
    '&:is([aria-pressed="true"], [aria-current="true"])': {
      borderColor: accent.mark,
      boxShadow: `inset 0 0 0 1px ${accent.mark}`,
    },
    'button&': { cursor: 'pointer' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:is([aria-pressed="true"], [aria-current="true"])': { outline: '2px solid Highlight' } },
    },
  },
});
export const label = style({ ...small, fontWeight: weight.label, color: text.muted });
export const value = style({ fontVariantNumeric: 'tabular-nums' });
export const empty = style({ color: text.muted });
export const bone = style({ display: 'flex', alignItems: 'center', minHeight: '1lh' });
export const note = style({ fontSize: fontSize.caption, lineHeight: lineHeight.caption, color: text.muted });
export const change = style({ display: 'flex', alignItems: 'center', gap: space[2], fontWeight: weight.label });
export const tone = styleVariants({
  default: {},
  success: { color: tones.success.text },
  warning: { color: tones.warning.text },
  danger: { color: tones.danger.text },
});
