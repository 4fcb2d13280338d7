import { below, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

const { border, fontSize, lineHeight, radius, space, surface, text, weight } = vars;

export const frame = style({ border: `1px solid ${border.default}`, borderRadius: radius.control, overflow: 'hidden' });
export const table = style({ inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });

const rule = { selectors: { 'tr:last-child > &': { borderBlockEnd: 'none' } } } as const;

export const head = style({
  padding: `${space[8]} ${space[2]}`,
  textAlign: 'center',
  fontSize: fontSize.label,
  lineHeight: lineHeight.label,
  fontWeight: weight.label,
  color: text.muted,
  background: surface.sunken,
  borderBlockEnd: `1px solid ${border.default}`,
  // hyphenates long words in browsers that support it
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  '@media': { [below('sm')]: { fontSize: fontSize.caption } },
});
export const groups = style({ inlineSize: '40%', '@media': { [below('sm')]: { inlineSize: '38%' } } });
export const group = style({
  ...rule,
  padding: `${space[8]} ${space[12]}`,
  textAlign: 'start',
  fontWeight: 'inherit',
  borderBlockEnd: `1px solid ${border.subtle}`,
  '@media': { [below('sm')]: { paddingInline: space[8] } },
});
export const allRow = style({ background: surface.sunken });
export const cell = style({
  ...rule,
  padding: `${space[8]} ${space[2]}`,
  borderBlockEnd: `1px solid ${border.subtle}`,
  textAlign: 'center',
});
/** Centers a checkbox without a label in its column. */
export const middle = style({ display: 'grid', placeItems: 'center' });
/** Aligns a spanning checkbox with the checkboxes of the first column. In a cell, % refers to the table. */
export const spanning = style({ paddingInlineStart: `calc(7.5% - ${space[8]})`, textAlign: 'start' });
export const none = style({ color: text.disabled });
