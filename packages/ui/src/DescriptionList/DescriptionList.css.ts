import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { scaled } from '../theme/scaled';

const { fontSize, lineHeight, space, text } = vars;

export const term = style({
  fontSize: fontSize.label,
  lineHeight: lineHeight.label,
  fontWeight: 500,
  color: text.muted,
});
export const description = style({
  minWidth: 0,
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const empty = style({ fontWeight: vars.weight.body, color: text.muted });

export const layout = styleVariants({
  columns: { columnGap: space[24] },
  rows: {},
  ends: {},
});
globalStyle(`${layout.columns} > div`, { minWidth: 0, display: 'grid', gap: space[2], alignContent: 'start' });
const row = { display: 'flex', gap: space[16], alignItems: 'baseline', paddingBlock: '7px' } as const;
globalStyle(`${layout.rows} > div`, row);
globalStyle(`${layout.rows} > div > ${term}`, { flex: 'none', width: `min(${scaled(132)}, 40%)` });
globalStyle(`${layout.ends} > div`, { ...row, justifyContent: 'space-between' });
globalStyle(`${layout.ends} ${description}`, { textAlign: 'end' });
/** Full width, for long descriptions. */
export const full = style({ gridColumn: '1 / -1' });
