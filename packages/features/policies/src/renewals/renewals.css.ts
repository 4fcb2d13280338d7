import { below, scaled, vars } from '@fairlead/ui/contract';
import { style, styleVariants } from '@vanilla-extract/css';

const { border, fontSize, radius, space, surface, text, tone, weight } = vars;

/** Figures above the list. The gaps are the lines between them. */
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) minmax(0, 1.5fr)',
  gap: 1,
  border: `1px solid ${border.default}`,
  borderRadius: radius.card,
  background: border.subtle,
  overflow: 'hidden',
  '@media': { [below('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const figure = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  minBlockSize: 104,
  padding: `${space[12]} ${space[16]}`,
  background: surface.raised,
  color: text.default,
  textDecoration: 'none',
});
export const figureLink = style([
  figure,
  { ':hover': { background: surface.hover }, ':focus-visible': { outlineOffset: '-2px' } },
]);
const value = style({
  fontSize: fontSize.page,
  fontWeight: weight.title,
  fontVariantNumeric: 'tabular-nums',
  minBlockSize: 32,
});
export const figureValue = styleVariants({ default: [value], danger: [value, { color: tone.danger.text }] });

/** Share of each stage. */
export const bar = style({ display: 'flex', gap: 2, blockSize: 8, marginBlock: space[4] });
const segment = style({ borderRadius: radius.full, minInlineSize: 4 });
export const segments = styleVariants({
  NOT_STARTED: [segment, { background: border.control }],
  QUOTING: [segment, { background: tone.info.solid }],
  OFFERED: [segment, { background: tone.warning.solid }],
  ACCEPTED: [segment, { background: tone.success.solid }],
  LOST: [segment, { background: tone.danger.solid }],
});
export const stages = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[12]}` });
export const stage = style({
  color: text.muted,
  fontSize: fontSize.caption,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline' },
});

export const daysLeft = style({
  display: 'grid',
  gap: space[4],
  inlineSize: '100%',
  maxInlineSize: scaled(117),
  whiteSpace: 'nowrap',
});
/** Unlike a premium, the text may take two lines. */
export const noQuote = style({ whiteSpace: 'normal' });
export const change = style({ display: 'inline-flex', alignItems: 'center', gap: 2, whiteSpace: 'nowrap' });

export const person = style({ display: 'inline-flex', alignItems: 'center', gap: space[8], minInlineSize: 0 });
/** Leaves narrow columns to the name. */
export const roomyOnly = style({
  display: 'none',
  '@container': { '(min-width: 1100px)': { display: 'inline-grid' } },
});
export const agent = style({ display: 'inline-grid' });
