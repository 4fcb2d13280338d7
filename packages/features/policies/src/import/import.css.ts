import { vars } from '@fairlead/ui/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const { border, fontSize, radius, space, surface, text } = vars;

export const frame = style({
  overflowX: 'auto',
  border: `1px solid ${border.default}`,
  borderRadius: radius.control,
});

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[8]} ${space[12]}`,
  borderBlockEnd: `1px solid ${border.default}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} tbody tr:last-child > td`, { borderBlockEnd: 0 });
globalStyle(`${table} th`, {
  background: surface.sunken,
  color: text.muted,
  fontSize: fontSize.label,
});
globalStyle(`${table} td:first-child`, { fontVariantNumeric: 'tabular-nums' });
