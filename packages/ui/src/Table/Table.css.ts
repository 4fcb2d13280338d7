import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const { border, fontSize, lineHeight, radius, space, surface, text, weight } = vars;

/** Border around the table. It scrolls sideways when a column cannot get narrower. */
export const frame = style({
  overflowX: 'auto',
  border: `1px solid ${border.default}`,
  borderRadius: radius.control,
  background: surface.raised,
});

export const table = style({ width: '100%', borderCollapse: 'collapse', textAlign: 'start' });
export const equalColumns = style({ tableLayout: 'fixed' });
export const density = styleVariants({
  default: {},
  compact: { fontSize: fontSize.label, lineHeight: lineHeight.label },
});

const cells = `${table} :is(th, td)`;
globalStyle(cells, {
  padding: `${space[12]} ${space[20]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 'inherit',
  overflowWrap: 'break-word',
});
globalStyle(`${table} tbody tr, ${table} tfoot tr`, { borderBlockStart: `1px solid ${border.default}` });
globalStyle(`${table} thead th`, {
  paddingBlock: space[8],
  background: surface.sunken,
  color: text.muted,
  fontSize: fontSize.label,
  lineHeight: lineHeight.label,
  fontWeight: weight.label,
});
globalStyle(`${table} th[scope="row"], ${table} tfoot :is(th, td)`, { fontWeight: weight.label });
globalStyle(`${density.compact} :is(th, td)`, { padding: `${space[8]} ${space[12]}` });
globalStyle(`${table} [data-align="center"]`, { textAlign: 'center' });
globalStyle(`${table} [data-align="end"]`, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
