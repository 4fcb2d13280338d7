import { below, breakpoints, from, scaled, vars } from '@fairlead/ui/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const columns = (least: string) => `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`;

export const tiles = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: columns(scaled(143)),
  // on a phone, the last of an odd number of tiles spans the row
  '@media': { [below('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
// seven tiles would leave one alone in its row
const seven = `${tiles}:has(> :nth-child(7):last-child)`;
globalStyle(seven, { '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } } });
globalStyle(`${seven} > *`, { '@media': { [from('sm')]: { gridColumn: 'span 3' } } });
globalStyle(`${seven} > :nth-child(n + 5)`, { '@media': { [from('sm')]: { gridColumn: 'span 4' } } });
// on a tablet, four or five tiles would leave one alone in its row
const tablet = `${from('sm')} and (max-width: ${breakpoints.md - 0.02}px)`;
const four = `${tiles}:has(> :nth-child(4):last-child)`;
const five = `${tiles}:has(> :nth-child(5):last-child)`;
globalStyle(`${four}, ${five}`, { '@media': { [tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } } });
globalStyle(`${five} > *`, { '@media': { [tablet]: { gridColumn: 'span 2' } } });
globalStyle(`${four} > *, ${five} > :nth-child(n + 4)`, { '@media': { [tablet]: { gridColumn: 'span 3' } } });
globalStyle(`${tiles} > :last-child:nth-child(odd)`, { '@media': { [below('sm')]: { gridColumn: '1 / -1' } } });

export const halves = style({
  display: 'grid',
  gap: vars.space[20],
  gridTemplateColumns: columns(scaled(364)),
  alignItems: 'stretch',
});

export const rows = style({ display: 'grid' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: 56,
  padding: `${vars.space[8]} ${vars.space[20]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});

export const who = style({ display: 'grid', flex: 1, minWidth: 0 });

export const timeLeft = style({
  display: 'grid',
  gridTemplateColumns: `minmax(${scaled(32.5)}, ${scaled(104)}) ${scaled(65)}`,
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space[12],
  textAlign: 'end',
});

export const link = style({
  fontWeight: vars.weight.label,
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});

/** The link in a table of figures is underlined only on hover. */
export const quietLink = style({ ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } });

/** Aligns the text of a ghost button with the text of the card. */
export const flush = style({ marginInlineEnd: '-11px', '@media': { [below('md')]: { marginInlineEnd: '-15px' } } });

export const nothing = style({ padding: vars.space[20], textAlign: 'center' });

/** Time left, as a bar and in days. */
export const remaining = style({
  display: 'grid',
  gridTemplateColumns: `minmax(${scaled(32.5)}, ${scaled(78)}) max-content`,
  alignItems: 'center',
  gap: vars.space[12],
});

/** Periods with the premium at risk. */
export const risks = style({ display: 'grid', gap: vars.space[12], margin: 0, padding: 0, listStyle: 'none' });
export const risk = style({ display: 'grid', gap: vars.space[4], color: vars.text.default, textDecoration: 'none' });
export const riskHead = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[12] });

export const jump = style({ textDecoration: 'none', ':hover': { textDecoration: 'underline' } });
