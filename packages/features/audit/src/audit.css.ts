import { vars } from '@fairlead/ui/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const { border, fontSize, lineHeight, radius, space, surface, text, weight } = vars;

/** Small table with the values of an entry. */
export const values = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.control,
  background: surface.raised,
  fontSize: fontSize.caption,
  lineHeight: lineHeight.caption,
});
globalStyle(`${values} :is(th, td)`, {
  padding: `${space[8]} ${space[12]}`,
  borderBlockStart: `1px solid ${border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
globalStyle(`${values} thead th`, { color: text.muted, fontWeight: weight.body, borderBlockStart: 'none' });
export const before = style({ color: text.muted });
