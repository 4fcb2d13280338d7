import { below, from, vars } from '@fairlead/ui/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const { border, fontSize, space, surface, text } = vars;

export const rows = style({ listStyle: 'none', margin: 0, padding: 0 });

/** Table of coverages. On phones the description moves under the name. */
export const coverages = style({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' });
globalStyle(`${coverages} :is(th, td)`, {
  padding: `${space[12]} ${space[20]}`,
  textAlign: 'start',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
globalStyle(`${coverages} td`, { fontWeight: 'inherit' });
globalStyle(`${coverages} tbody tr`, { borderBlockStart: `1px solid ${border.default}` });
globalStyle(`${coverages} thead th`, {
  paddingBlock: space[8],
  background: surface.sunken,
  color: text.muted,
  fontSize: fontSize.label,
});
globalStyle(`${coverages} :is(th, td):last-child`, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const wideDescription = style({ color: text.muted, '@media': { [below('sm')]: { display: 'none' } } });
export const narrowDescription = style({
  display: 'block',
  color: text.muted,
  fontWeight: 450,
  '@media': { [from('sm')]: { display: 'none' } },
});

export const summary = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[24] });
export const naming = style({ flex: '1 1 280px', minInlineSize: 0, display: 'grid', gap: space[4] });
export const figures = style({ flex: '1 1 620px', minInlineSize: 0 });

/** Less padding on phones, where the table rows become cards. */
export const cards = style({ '@media': { [below('md')]: { padding: space[12] } } });
