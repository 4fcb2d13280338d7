import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const { border, fontSize, radius, space, surface, text, weight } = vars;
const line = `1px solid ${border.default}`;

/** Border around the table. It scrolls sideways when a column cannot get narrower. */
export const frame = style({
  overflowX: 'auto',
  border: line,
  borderRadius: radius.control,
  background: surface.raised,
});

export const table = style({ width: '100%', borderCollapse: 'collapse' });
export const equalColumns = style({ tableLayout: 'fixed' });
export const compact = style({ fontSize: fontSize.label });

globalStyle(`${table} :is(th, td)`, {
  padding: `${space[12]} ${space[20]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'break-word',
});
globalStyle(`${table} tr + tr, ${table} thead + tbody, ${table} tfoot`, { borderBlockStart: line });
globalStyle(`${table} :is(th, tfoot td)`, { fontWeight: weight.label });
globalStyle(`${table} thead th`, {
  paddingBlock: space[8],
  background: surface.sunken,
  color: text.muted,
  fontSize: fontSize.label,
});
globalStyle(`${compact} :is(th, td)`, { padding: `${space[8]} ${space[12]}` });
globalStyle(`${table} [data-align="end"]`, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
