import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { choice } from '../theme/floating.css';
import { icon } from '../theme/icon';

const { border, fontSize, lineHeight, space, text, tone: tones, weight } = vars;

export const item = style([choice, {}]);
export const tone = styleVariants({
  neutral: {},
  danger: { color: tones.danger.text, selectors: { '&[data-disabled]': { color: text.disabled } } },
});
globalStyle(`${item} > svg`, { ...icon.medium, color: text.muted });
globalStyle(`${tone.danger} > svg, ${item}[data-disabled] > svg`, { color: 'inherit' });

export { choiceText as body } from '../theme/floating.css';
/** Content after the label: a value, a shortcut, an arrow or a check mark. */
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
// touch screens have no keys
globalStyle(`${end} kbd`, { '@media': { '(pointer: coarse)': { display: 'none' } } });

export const label = style({
  padding: `${space[8]} ${space[8]} ${space[4]}`,
  fontSize: fontSize.caption,
  lineHeight: lineHeight.caption,
  fontWeight: weight.label,
  color: text.muted,
});
/** Items of a submenu that opens inside its menu. */
export const nested = style({ paddingInlineStart: space[16] });
export const separator = style({
  height: '1px',
  marginBlock: space[4],
  marginInline: `calc(-1 * ${space[4]})`,
  background: border.subtle,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
