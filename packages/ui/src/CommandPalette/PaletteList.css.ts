import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { icon } from '../theme/icon';

const { fontSize, lineHeight, radius, size, space, surface, text, tone, weight } = vars;

export const group = style({ position: 'relative' });
export const heading = style({
  padding: `${space[8]} ${space[8]} ${space[4]}`,
  fontSize: fontSize.label,
  lineHeight: lineHeight.label,
  color: text.muted,
});
export const hit = style({
  borderRadius: '2px',
  background: tone.warning.soft,
  color: 'inherit',
  fontWeight: weight.title,
});
export const row = style({ minHeight: size.touch });
export const texts = style({ flex: 1, minWidth: 0 });
/** Cut off, so that each row has two lines. */
export const detail = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: fontSize.label,
  lineHeight: lineHeight.label,
  color: text.muted,
  fontWeight: weight.body,
});
export const commandIcon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '28px',
  height: '28px',
  borderRadius: radius.control,
  background: surface.pressed,
  color: text.muted,
});
globalStyle(`${row}[data-highlighted] > ${commandIcon}`, { background: vars.accent.soft, color: vars.accent.text });
globalStyle(`${commandIcon} > svg`, icon.medium);
/** Beside the heading of the group. */
export const all = style({
  position: 'absolute',
  insetBlockStart: space[4],
  insetInlineEnd: 0,
  minHeight: '24px',
  paddingBlock: '2px',
  color: vars.accent.text,
  fontSize: fontSize.label,
  lineHeight: lineHeight.label,
  fontWeight: weight.label,
});
