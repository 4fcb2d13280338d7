import { fallbackVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { stickyTop } from '../AppShell/stickyTop.css';
import { inCards, list, listContainer } from '../ListFrame/list.css';
import { vars } from '../theme/contract.css';
import { below } from './priority';

const { accent, border, fontSize, lineHeight, radius, size, space, surface, text, weight } = vars;
const visible = keyframes({ from: { opacity: 0 } });

export const root = style({ ...listContainer, position: 'relative', minWidth: 0 });
export const table = style([{ width: '100%', fontVariantNumeric: 'tabular-nums' }, inCards({ display: 'block' })]);
/** For tables whose columns all have a width, so that columns do not move when rows load. */
export const settled = style({ tableLayout: 'fixed' });
export const head = style(inCards({ display: 'none' }));
export const body = style([
  // With a stacking context of its own, a body is not painted again when another one changes.
  { isolation: 'isolate', selectors: { '&[data-loading]': { animation: `${visible} 1ms 150ms backwards` } } },
  inCards({
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    selectors: { '& + &': { marginBlockStart: space[12] } },
  }),
]);

/** Rows that are selected or open beside the table. */
const marked = (row: string) => `${row}:is([data-selected], [aria-current])`;

export const row = style([
  {
    selectors: {
      '&:hover': { background: surface.hover },
      [marked('&')]: { background: surface.selected },
    },
  },
  inCards({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[12]} ${space[16]}`,
    padding: `14px ${space[16]}`,
    border: `1px solid ${border.default}`,
    borderRadius: radius.card,
    background: surface.raised,
    selectors: { '&:hover': { background: surface.raised }, [marked('&')]: { borderColor: accent.mark } },
  }),
]);

/** In small windows, the content gets more of the width. */
const narrowCells = { '(max-width: 1500px)': { paddingInline: '8px' } } as const;

const edges = {
  '&:first-child': { paddingInlineStart: space[20] },
  '&:last-child': { paddingInlineEnd: space[12] },
} as const;

export const headCell = style({
  position: 'sticky',
  insetBlockStart: fallbackVar(stickyTop, '0px'),
  zIndex: vars.layer.head,
  height: size.rowCompact,
  padding: '0 10px',
  textAlign: 'start',
  fontSize: fontSize.label,
  lineHeight: lineHeight.label,
  fontWeight: weight.label,
  color: text.muted,
  background: surface.sunken,
  borderBlockEnd: `1px solid ${border.default}`,
  whiteSpace: 'nowrap',
  '@media': narrowCells,
  selectors: {
    ...edges,
    // Columns with a share of the width do not grow with their heading. Two lines fit into the row; words stay whole.
    [`${settled} &`]: { whiteSpace: 'normal', overflowWrap: 'normal' },
  },
});

/** On wide lists a short heading takes one line, so that its column does not become narrower. */
export const shortHeading = style({
  selectors: {
    [`${table}[data-fitted] &`]: { '@container': { [`${list} (min-width: 1100px)`]: { whiteSpace: 'nowrap' } } },
  },
});

/** A border instead of a shadow: it follows the text direction and forced colours keep it. */
const mark = { borderInlineStartColor: accent.mark } as const;
/** Space for the mark, so that selecting a row moves nothing. */
const markSpace = { paddingInlineStart: '18px', borderInlineStart: '2px solid transparent' } as const;

export const cell = style([
  {
    height: size.row,
    padding: '4px 10px',
    borderBlockEnd: `1px solid ${border.subtle}`,
    verticalAlign: 'middle',
    textAlign: 'start',
    fontWeight: 'inherit',
    overflowWrap: 'break-word',
    '@media': narrowCells,
    selectors: {
      '&:first-child': markSpace,
      '&:last-child': edges['&:last-child'],
      [`:last-child > ${row}:last-child > &`]: { borderBlockEnd: 0 },
      [`${marked(row)} > &:first-child`]: mark,
      [`${table}[data-density="compact"] &`]: { height: size.rowCompact, paddingBlock: '2px' },
    },
  },
  inCards({
    // Slightly less than half, so that two fields and the gap fit.
    flex: '0 0 calc(50% - 8px)',
    display: 'block',
    minWidth: 0,
    selectors: {
      // Overrides the table's rules for padding and density, which are more specific than one class.
      '&&&&': { padding: 0, height: 'auto', border: 0, textAlign: 'start', whiteSpace: 'normal' },
    },
  }),
]);
export const group = style([
  { background: surface.sunken, fontSize: fontSize.label, fontWeight: weight.label },
  inCards({ background: 'none' }),
]);
/** Label above the value on a card. Generated content of the cell, because cards have no header row. */
export const labelled = style(
  inCards({
    selectors: {
      '&::before': {
        content: 'attr(data-label)',
        display: 'block',
        marginBlockEnd: '2px',
        fontSize: fontSize.label,
        lineHeight: lineHeight.label,
        fontWeight: '500',
        color: text.muted,
      },
    },
  }),
);

export const align = styleVariants({
  start: {},
  end: { textAlign: 'end', whiteSpace: 'nowrap', selectors: { '&:last-child': { paddingInlineEnd: space[20] } } },
});
// Separates end-aligned numbers from a following start-aligned column.
globalStyle(`${align.end} + ${align.start}`, { paddingInlineStart: space[24] });
/** Breaks long codes and addresses, which would push the other columns out. */
export const unbroken = style({ overflowWrap: 'anywhere' });
export const empty = style({ color: text.muted, fontWeight: weight.body });

/** Place of a column on a card. */
export const card = styleVariants({
  title: [
    { fontWeight: weight.label },
    inCards({
      order: -2,
      // More than half of the width: the next field wraps, but a chip still fits beside it.
      flex: '1 1 0',
      minWidth: '55%',
      fontSize: fontSize.lead,
      lineHeight: lineHeight.lead,
      overflowWrap: 'anywhere',
    }),
  ],
  chip: [inCards({ order: -1, flex: '0 0 auto', alignSelf: 'center' })],
  full: [inCards({ flexBasis: '100%' })],
  hidden: [inCards({ display: 'none' })],
});
export const alone = style(inCards({ flexBasis: '100%' }));

export const serial = style({ color: text.muted, whiteSpace: 'nowrap' });
export const actions = style([
  { selectors: { '&&': { paddingInlineEnd: space[12] }, [`${table}[data-fitted] &`]: { whiteSpace: 'nowrap' } } },
  inCards({
    order: 1,
    flexBasis: `calc(100% + 2 * ${space[16]})`,
    marginInline: `calc(-1 * ${space[16]})`,
    marginBlock: '2px -8px',
    selectors: {
      '&:has(> :empty)': { display: 'none' },
      '&&&&': { padding: `4px ${space[8]} 0`, borderBlockStart: `1px solid ${border.subtle}` },
      '&&&&:has(> :empty)': { display: 'none' },
    },
  }),
]);
export const actionRow = style([
  { display: 'flex', justifyContent: 'flex-end', gap: '2px' },
  inCards({ flexWrap: 'wrap', justifyContent: 'stretch', gap: '4px' }),
]);

const hidden = { display: 'none' } as const;
export const priority = {
  1: style(below({ 1: hidden })),
  2: style(below({ 2: hidden })),
  3: style(below({ 3: hidden })),
};
// The serial number is hidden first, so the following column gets the padding of the edge.
globalStyle(`${serial} + ${headCell}`, below({ 3: { paddingInlineStart: space[20] } }));
globalStyle(`${serial} + ${cell}`, below({ 3: markSpace }));
// Forced colours draw transparent borders.
globalStyle(`${cell}:first-child, ${serial} + ${cell}`, {
  '@media': { '(forced-colors: active)': { borderInlineStartColor: 'Canvas' } },
});
globalStyle(`${marked(row)} > ${serial} + ${cell}`, below({ 3: mark }));

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '24px',
  padding: 0,
  border: 0,
  borderRadius: radius.inner,
  background: 'none',
  fontWeight: 'inherit',
  lineHeight: 'inherit',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  selectors: {
    [`${headCell}[aria-sort$="scending"] > &, &:hover`]: { color: text.default },
    // The header text ends where the numbers below it end.
    [`${align.end} > &`]: { flexDirection: 'row-reverse' },
  },
});
globalStyle(`${sort} > svg`, { width: '12px', height: '12px', strokeWidth: 2.25, opacity: 0 });
globalStyle(`${sort}:hover > svg, ${sort}:focus-visible > svg`, { opacity: 0.6 });
globalStyle(`${headCell}[aria-sort$="scending"] > ${sort} > svg`, { opacity: 1 });

/** As high as a line of the content. */
export const bone = style([
  { display: 'flex', alignItems: 'center', minHeight: '1lh' },
  { selectors: { [`${align.end} > &`]: { justifyContent: 'flex-end' } } },
  inCards({ selectors: { [`${align.end} > &`]: { justifyContent: 'flex-start' } } }),
]);
export const status = style([
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: space[20],
    zIndex: vars.layer.head,
    display: 'grid',
    placeItems: 'center',
    height: size.rowCompact,
    color: accent.mark,
    animation: `${visible} 1ms 150ms backwards`,
  },
  inCards({ insetBlockStart: space[8], insetInline: 0 }),
]);
export const actionBone = style([
  { display: 'grid', placeItems: 'center', width: size.compact, height: size.compact },
  inCards({ flex: 1, height: size.touch }),
]);
