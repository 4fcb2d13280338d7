import { fallbackVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { stickyTop } from '../AppShell/stickyTop.css';
import { inCards, list, listContainer } from '../ListFrame/list.css';
import { cardsBelow } from '../ListFrame/watchWidth';
import { vars } from '../theme/contract.css';
import { layer } from '../theme/layer';
import { from } from '../theme/tokens';

const { accent, border, fontSize, lineHeight, radius, size, space, surface, text, weight } = vars;
const visible = keyframes({ from: { opacity: 0 } });

export const root = style({ ...listContainer, position: 'relative', minWidth: 0 });
export const table = style([{ width: '100%', fontVariantNumeric: 'tabular-nums' }, inCards({ display: 'block' })]);
/** Every column says its width: none moves when the rows arrive. */
export const settled = style({ tableLayout: 'fixed' });
export const head = style(inCards({ display: 'none' }));
export const body = style([
  { selectors: { '&[data-loading]': { animation: `${visible} 1ms 150ms backwards` } } },
  inCards({
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    selectors: { '& + &': { marginBlockStart: space[12] } },
  }),
]);

export const row = style([
  {
    selectors: {
      '&:hover': { background: surface.hover },
      '&[data-selected]': { background: surface.selected },
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
    selectors: { '&:hover': { background: surface.raised }, '&[data-selected]': { borderColor: accent.mark } },
  }),
]);

const edges = {
  '&:first-child': { paddingInlineStart: space[20] },
  '&:last-child': { paddingInlineEnd: space[12] },
} as const;

export const headCell = style({
  position: 'sticky',
  insetBlockStart: fallbackVar(stickyTop, '0px'),
  zIndex: layer.head,
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
  selectors: edges,
});

/** A border, which turns with the direction and stays where the reader has colours of their own. */
const mark = { borderInlineStart: `2px solid ${accent.mark}`, paddingInlineStart: '18px' } as const;

export const cell = style([
  {
    height: size.row,
    padding: '4px 10px',
    borderBlockEnd: `1px solid ${border.subtle}`,
    verticalAlign: 'middle',
    textAlign: 'start',
    fontWeight: 'inherit',
    overflowWrap: 'break-word',
    selectors: {
      ...edges,
      [`:last-child > ${row}:last-child > &`]: { borderBlockEnd: 0 },
      [`${row}[data-selected] > &:first-child`]: mark,
      [`${table}[data-density="compact"] &`]: { height: size.rowCompact, paddingBlock: '2px' },
    },
  },
  inCards({
    // a little less than half, so that two and the space between them fit
    flex: '0 0 calc(50% - 8px)',
    display: 'block',
    minWidth: 0,
    selectors: {
      // the table's own rules for edges and density are stronger than one class
      '&&&&': { padding: 0, height: 'auto', border: 0, textAlign: 'start', whiteSpace: 'normal' },
    },
  }),
]);
/** The label over the value on a card. It is words of the cell, since the heads are gone. */
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
// figures that end where words begin would read as one
globalStyle(`${align.end} + ${align.start}`, { paddingInlineStart: space[40] });
/** A code or an address without a gap would push the other columns out. */
export const unbroken = style({ overflowWrap: 'anywhere' });
export const empty = style({ color: text.muted, fontWeight: weight.body });

/** The place on a card. */
export const card = styleVariants({
  title: [
    { fontWeight: weight.label },
    inCards({
      order: -2,
      // more than half: what comes next never fits beside it, a chip does
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
  { selectors: { '&&': { paddingInlineEnd: space[12] } } },
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

const leaving = (below: number) =>
  style({
    '@media': {
      [from('md')]: {
        '@container': { [`${list} (min-width: ${cardsBelow}px) and (max-width: ${below}px)`]: { display: 'none' } },
      },
    },
  });
export const priority = { 1: leaving(830), 2: leaving(940), 3: leaving(1120) };
// the serial number is the first to leave, and the next column takes its place at the edge
for (const beside of [headCell, cell]) {
  globalStyle(`${serial} + ${beside}`, {
    '@media': {
      [from('md')]: {
        '@container': {
          [`${list} (min-width: ${cardsBelow}px) and (max-width: 1120px)`]: { paddingInlineStart: space[20] },
        },
      },
    },
  });
}
globalStyle(`${row}[data-selected] > ${serial} + ${cell}`, {
  '@media': {
    [from('md')]: {
      '@container': {
        [`${list} (min-width: ${cardsBelow}px) and (max-width: 1120px)`]: mark,
      },
    },
  },
});

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
  selectors: {
    [`${headCell}[aria-sort$="scending"] > &, &:hover`]: { color: text.default },
    // the words end where the figures below them end
    [`${align.end} > &`]: { flexDirection: 'row-reverse' },
  },
});
globalStyle(`${sort} > svg`, { width: '12px', height: '12px', strokeWidth: 2.25, opacity: 0 });
globalStyle(`${sort}:hover > svg, ${sort}:focus-visible > svg`, { opacity: 0.6 });
globalStyle(`${headCell}[aria-sort$="scending"] > ${sort} > svg`, { opacity: 1 });

/** A line of the height of what comes. */
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
    zIndex: layer.head,
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
