import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { touch } from '../theme/control';
import { icon } from '../theme/icon';
import { layer } from '../theme/layer';
import { motion } from '../theme/motion.css';

const { border, fontSize, lineHeight, radius, size, space, surface, text, tone: tones, weight } = vars;

export const root = style({
  zIndex: layer.float,
  minWidth: '188px',
  maxWidth: 'min(320px, var(--radix-dropdown-menu-content-available-width))',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[4],
  borderRadius: radius.overlay,
  background: surface.overlay,
  color: text.default,
  boxShadow: vars.shadow.menu,
  outline: 'none',
  ...motion.drop,
  '@media': { ...motion.drop['@media'], '(forced-colors: active)': { border: '1px solid' } },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: size.default,
  padding: `${space[4]} ${space[8]}`,
  borderRadius: radius.inner,
  fontWeight: '550',
  cursor: 'default',
  userSelect: 'none',
  outline: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-highlighted], &[data-state="open"]': { background: surface.pressed },
    '&[data-state="checked"]': { fontWeight: weight.label },
    '&[data-disabled]': { color: text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [touch]: { minHeight: size.touch },
    '(forced-colors: active), (prefers-contrast: more)': {
      selectors: { '&[data-highlighted]': { outline: '2px solid', outlineOffset: '-2px' } },
    },
  },
});
export const tone = styleVariants({
  neutral: {},
  danger: { color: tones.danger.text, selectors: { '&[data-disabled]': { color: text.disabled } } },
});
globalStyle(`${item} > svg`, { ...icon.medium, color: text.muted });
globalStyle(`${tone.danger} > svg, ${item}[data-disabled] > svg`, { color: 'inherit' });

export const words = style({ flex: 1, minWidth: 0 });
/** What follows the words: a value, a key, an arrow, a check. */
export const end = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  flex: 'none',
  marginInlineStart: 'auto',
  fontSize: fontSize.caption,
  lineHeight: lineHeight.caption,
  fontWeight: weight.body,
  color: text.muted,
});
globalStyle(`${end} svg`, icon.small);

export const label = style({
  padding: `${space[8]} ${space[8]} ${space[4]}`,
  fontSize: fontSize.caption,
  lineHeight: lineHeight.caption,
  fontWeight: weight.label,
  color: text.muted,
});
export const separator = style({
  height: '1px',
  marginBlock: space[4],
  marginInline: `calc(-1 * ${space[4]})`,
  background: border.subtle,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
