import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { scaled } from '../theme/scaled';

const { border, chart, fontSize, lineHeight, radius, space, surface, text, weight } = vars;
const caption = { fontSize: fontSize.caption, lineHeight: lineHeight.caption, color: text.muted };
const forced = '(forced-colors: active)';

export const figure = style({ display: 'grid', gap: space[12], minWidth: 0, margin: 0 });
export const empty = style({ display: 'grid', placeItems: 'center', textAlign: 'center', color: text.muted });

/** Colour of a series. */
export const series = styleVariants({ 0: chart[1], 1: chart[2], 2: chart[3], 3: chart[4], 4: chart[5] }, (color) => ({
  color,
  '@media': { [forced]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
}));

/** Colour of a group that does not count, such as lost records. */
export const mutedSeries = style({
  color: text.muted,
  '@media': { [forced]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
});

const hatch = (angle: string) => `repeating-linear-gradient(${angle}, currentColor 0 2px, transparent 2px 5px)`;
/** Fill pattern of a series' bars, so that they differ without colour too. */
export const pattern = styleVariants({
  0: { background: 'currentColor' },
  1: { background: hatch('45deg'), border: '1px solid' },
  2: { border: '2px solid' },
  3: { background: hatch('0deg'), border: '1px solid' },
  4: { background: 'radial-gradient(currentColor 1px, transparent 1.5px) 0 0 / 5px 5px', border: '1px solid' },
});
/** Point shape of a series. */
export const shape = styleVariants(
  {
    0: 'circle()',
    1: 'inset(8%)',
    2: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)',
    3: 'polygon(50% 4%, 100% 96%, 0 96%)',
    4: 'polygon(36% 0, 64% 0, 64% 36%, 100% 36%, 100% 64%, 64% 64%, 64% 100%, 36% 100%, 36% 64%, 0 64%, 0 36%, 36% 36%)',
  },
  (clipPath) => ({ background: 'currentColor', clipPath }),
);
/** Line pattern of a series, in multiples of the stroke width. */
export const dashes = ['', '6 4', '2 4', '10 4 2 4', '1 3'] as const;

export const legend = style({
  ...caption,
  fontSize: fontSize.label,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: `${space[4]} ${space[16]}`,
});
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: space[6] });
export const swatch = style({ flex: 'none', width: '9px', height: '9px', borderRadius: '2px' });

/** Plot with axis labels at the start and the bottom. */
export const plot = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[8] });
export const steps = style({
  ...caption,
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  // Centres each number on its line.
  marginBlock: `calc(${lineHeight.caption} / -2)`,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
export const area = style({
  position: 'relative',
  gridColumn: 2,
  outlineOffset: '4px',
  borderRadius: radius.inner,
  touchAction: 'pan-y',
});
/** Grid line. The zero line is stronger. */
export const line = style({
  position: 'absolute',
  insetInline: 0,
  borderBlockStart: `1px solid ${border.subtle}`,
  selectors: { '&[data-zero]': { borderColor: border.control } },
});
export const columns = style({ position: 'absolute', inset: 0, display: 'flex' });
/** Height of the labels below the plot, if each fits on one line. */
export const namesHeight = `${space[6]} + ${lineHeight.caption}`;
export const names = style({
  ...caption,
  gridColumn: 2,
  display: 'flex',
  paddingBlockStart: space[6],
  textAlign: 'center',
});
globalStyle(`${columns} > *, ${names} > *`, { flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' });
export const column = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  gap: '2px',
  borderRadius: radius.inner,
  selectors: { '&[data-active]': { background: surface.pressed } },
  '@media': { [forced]: { selectors: { '&[data-active]': { outline: '1px dashed' } } } },
});
export const slot = style({ position: 'relative', maxWidth: '40px' });
export const bar = style({
  position: 'absolute',
  insetInline: 0,
  minHeight: '1px',
  borderRadius: '3px 3px 0 0',
  selectors: { '&[data-negative]': { borderRadius: '0 0 3px 3px' } },
});

// Always drawn from left to right, like SVG.
export const drawing = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
export const stroke = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const dot = style({
  position: 'absolute',
  insetInlineStart: '50%',
  width: '8px',
  height: '8px',
  marginInlineStart: '-4px',
  marginBlockEnd: '-4px',
});

/** On the side of the column with more room, because a card would clip the tooltip. */
export const tip = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space[4],
  width: 'max-content',
  maxWidth: '220px',
  display: 'grid',
  padding: '5px 8px',
  borderRadius: radius.control,
  background: surface.inverse,
  color: text.inverse,
  fontSize: fontSize.label,
  lineHeight: lineHeight.label,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  selectors: { '&[data-side="end"]': { insetInlineStart: '100%' }, '&[data-side="start"]': { insetInlineEnd: '100%' } },
  '@media': { [forced]: { border: '1px solid' } },
});
export const tipHead = style({ fontWeight: weight.label });

export const rows = style({ width: '100%', borderCollapse: 'collapse' });
globalStyle(`${rows} :is(th, td)`, { paddingBlock: space[8], paddingInline: 0, textAlign: 'start' });
globalStyle(`${rows} th`, { fontWeight: 'inherit' });
// The header is for screen readers only.
globalStyle(`${rows} thead th`, { padding: 0 });
/**
 * Rows of a ranking. A name is on one line in up to half of the row, and the bar has the rest. A table would break names
 * before it shortens bars.
 */
export const ranking = style({
  display: 'grid',
  gridTemplateColumns: `fit-content(50%) minmax(${scaled(48)}, 1fr) auto`,
  alignItems: 'center',
  selectors: { '&[data-notes]': { gridTemplateColumns: `fit-content(50%) minmax(${scaled(48)}, 1fr) auto auto` } },
});
globalStyle(`${ranking} :is(tbody, tbody > tr)`, { display: 'contents' });
export const name = style({ selectors: { [`${rows} &`]: { paddingInlineEnd: space[12], overflowWrap: 'anywhere' } } });
export const trough = style({
  display: 'block',
  height: '14px',
  borderRadius: radius.inner,
  background: chart.track,
  '@media': { [forced]: { outline: '1px solid' } },
});
export const length = style({ display: 'block', height: '100%', borderRadius: radius.inner });
const number = style({
  selectors: {
    [`${rows} &`]: {
      textAlign: 'end',
      paddingInlineStart: space[12],
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
  },
});
export const strong = style([number, { fontWeight: weight.title }]);
export const quiet = style([number, { color: text.muted }]);

/** Ring beside its table, or above it when space is limited. */
export const ring = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[20] });
export const disc = style({
  position: 'relative',
  flex: 'none',
  marginInline: 'auto',
  borderRadius: '50%',
  outlineOffset: '2px',
});
export const middle = style({
  position: 'absolute',
  inset: '22%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  ...caption,
});
export const figureText = style({
  fontSize: fontSize.section,
  lineHeight: lineHeight.section,
  fontWeight: weight.title,
  color: text.default,
});
export const slice = style({
  fill: 'currentColor',
  stroke: surface.raised,
  strokeWidth: 1,
  selectors: { '[data-active] > &:not([data-active])': { opacity: 0.35 } },
  '@media': { [forced]: { stroke: 'Canvas' } },
});
export const ringRows = style({ flex: '1 1 220px', minWidth: 0 });
export const ringRow = style({ selectors: { '&[data-active]': { background: surface.hover } } });

export const spark = style({
  position: 'relative',
  display: 'inline-block',
  width: '96px',
  height: '24px',
  verticalAlign: 'middle',
});
