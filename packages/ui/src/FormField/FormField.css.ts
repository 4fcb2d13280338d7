import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { icon } from '../theme/icon';

const { fontSize, lineHeight, space, text, tone, weight } = vars;
const small = { fontSize: fontSize.label, lineHeight: lineHeight.label };

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[6], minWidth: 0 });

export const head = style({
  ...small,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
});
export const label = style({ ...small, fontWeight: weight.label, color: text.default, overflowWrap: 'anywhere' });
export const star = style({ marginInlineStart: space[4], fontWeight: weight.title, color: tone.danger.text });
export const note = style({ display: 'inline-flex', gap: space[4] });
globalStyle(`${note} > ${star}`, { marginInlineStart: 0 });
export const aside = style({
  flex: 'none',
  fontWeight: 500,
  color: text.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
// A button is taller than the line of the label and has a padding of its own.
globalStyle(`${aside} > button`, { marginBlock: '-6px', marginInlineEnd: '-8px' });

export const hint = style({ ...small, color: text.muted, overflowWrap: 'anywhere' });
export const error = style({
  ...small,
  display: 'flex',
  gap: space[6],
  fontWeight: 550,
  color: tone.danger.text,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
globalStyle(`${error} > svg`, { ...icon.small, marginBlockStart: `calc((${lineHeight.label} - 14px) / 2)` });
