import { below, from, touch, vars } from '@fairlead/ui/contract';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { border, fontSize, space, surface, text, weight } = vars;

/** Narrow rows, and rows that nothing hovers. */
const inCompactRow = `${below('sm')}, ${touch}`;

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
const columns = 'auto auto minmax(0, 1fr) auto auto auto';
/** Rows share their columns, so that their people and days are in line. */
export const rows = style([list, { display: 'grid', gridTemplateColumns: columns }]);

export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: 52,
  padding: `${space[6]} ${space[12]}`,
  borderBlockEnd: `1px solid ${border.subtle}`,
  '@media': {
    [inCompactRow]: { rowGap: 0 },
    // touch targets have space of their own
    [touch]: { columnGap: 0, paddingInline: space[4], touchAction: 'pan-y pinch-zoom' },
    '(prefers-reduced-motion: no-preference)': { transition: `translate ${vars.motion.overlay}` },
  },
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&:hover, &:focus-within': { background: surface.hover },
    '&[data-selected]': { background: surface.selected },
    // while a finger drags it to the left
    '&[data-swipe]': { position: 'relative', background: surface.hover, transition: 'none' },
  },
});
globalStyle(`${list}:has([data-swipe])`, { overflowX: 'clip' });
/** Strip beside a row, which a swipe to the left brings into view. */
export const swiped = style({
  position: 'absolute',
  display: 'none',
  placeItems: 'center',
  insetInlineStart: '100%',
  insetBlock: 0,
  inlineSize: 72,
  background: surface.sunken,
  color: text.muted,
  selectors: {
    [`${row}[data-swipe] &`]: { display: 'grid' },
    [`${row}[data-swipe='far'] &`]: { background: vars.accent.soft, color: vars.accent.text },
  },
});

const kind = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: vars.radius.inner,
});
/** Tile of the kind of work. Work with customers is coloured, so that it is found quickly. */
export const kinds = styleVariants(
  {
    CALL: 'success',
    EMAIL: 'accent',
    QUOTE: 'info',
    RENEWAL: 'secondary',
    PAYMENT: 'danger',
    CLAIM: 'warning',
    CERTIFICATE: 'neutral',
    DOCUMENT: 'neutral',
    OTHER: 'neutral',
  } as const,
  (tone) => {
    const { soft, text: mark } = tone === 'accent' ? vars.accent : vars.tone[tone];
    return [kind, { background: soft, color: mark }];
  },
);

/** Beside the text. In compact rows, the text is followed by a line with the day. */
const beside = style({ gridRow: 1, '@media': { [inCompactRow]: { gridRow: '1 / span 2' } } });
/** Icon of the kind. */
export const mark = style([beside, { display: 'grid', placeItems: 'center', gridColumn: 2, minInlineSize: 28 }]);
/** Button that finishes the task. */
export const finish = style([beside, { display: 'grid', gridColumn: 1 }]);
/** Groups whose tasks can be selected. */
export const groups = style({ display: 'grid', gridTemplateColumns: columns });
globalStyle(`${groups} > *, ${groups} > section > *`, { gridColumn: '1 / -1' });
globalStyle(`${groups} > section, ${groups} ${rows}`, { display: 'grid', gridTemplateColumns: 'subgrid' });
/**
 * In place of the icon of the kind, for the row under the pointer or with the focus, and for all rows once one is selected. For
 * touch, it takes the place of the button that finishes the task, and only once a task is selected.
 */
export const checkbox = style([
  beside,
  {
    display: 'grid',
    placeItems: 'center',
    gridColumn: 2,
    opacity: 0,
    '@media': { [touch]: { gridColumn: 1, pointerEvents: 'none' } },
  },
]);
const mouse = `${from('md')} and (pointer: fine)`;
const shown = { opacity: 1, pointerEvents: 'auto' } as const;
const hidden = { opacity: 0, pointerEvents: 'none' } as const;
const hovered = `${row}:is(:hover, :focus-within)`;
globalStyle(`${hovered} ${checkbox}`, { '@media': { [mouse]: shown } });
globalStyle(`${hovered}:has(${checkbox}) ${mark}`, { '@media': { [mouse]: hidden } });
const selecting = [`${groups}:has([data-selected]) ${row}`, `${row}:has(${checkbox} :focus-visible)`];
for (const each of selecting) {
  globalStyle(`${each} ${checkbox}`, shown);
  globalStyle(`${each} ${mark}`, { ...hidden, '@media': { [touch]: shown } });
  globalStyle(`${each} ${finish}`, { '@media': { [touch]: hidden } });
}
// A focused button stays visible when its row is selected.
globalStyle(`${groups}:has([data-selected]) ${row}:has(${finish} :focus-visible) ${checkbox}`, {
  '@media': { [touch]: hidden },
});
globalStyle(`${groups}:has([data-selected]) ${row} ${finish}:has(:focus-visible)`, { '@media': { [touch]: shown } });

/** Task beside a conversation: button, and title above the day. */
export const sideRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space[8],
  paddingBlock: space[2],
  overflowWrap: 'anywhere',
});
/** The title is in line with the icon of the button. */
export const sideText = style({
  display: 'grid',
  justifyItems: 'start',
  paddingBlockStart: space[4],
  '@media': { [touch]: { paddingBlockStart: space[12] } },
});
/** Receives the focus from the last row. */
export const sideNone = style({ margin: 0, color: text.muted });

/** Mark of a task that closed by itself, in the size of the button of other tasks. */
export const closed = style([
  beside,
  {
    display: 'grid',
    placeItems: 'center',
    gridColumn: 1,
    inlineSize: 28,
    color: text.muted,
    // as wide as the buttons of other rows
    '@media': { [touch]: { inlineSize: vars.size.touch } },
  },
]);

export const body = style({
  display: 'grid',
  gridColumn: 3,
  gridRow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [inCompactRow]: { alignSelf: 'end' }, [touch]: { paddingInline: space[8] } },
});

export const title = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: text.default,
  font: 'inherit',
  fontWeight: weight.label,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  // below the top bar, and above the bar of a selection
  scrollMarginBlock: `calc(${vars.size.topbar} + ${space[24]}) 96px`,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
export const doneTitle = style([title, { color: text.muted, textDecoration: 'line-through' }]);

/** Title of the next task, within a sentence. */
export const next = style([title, { display: 'inline', textDecoration: 'underline', textUnderlineOffset: '3px' }]);

export const who = style([
  beside,
  // touch rows have no gap that separates it from the button
  { gridColumn: 4, '@media': { [touch]: { marginInlineEnd: space[8] } } },
]);
export const due = style({
  gridColumn: 5,
  gridRow: 1,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': {
    [inCompactRow]: { gridColumn: 3, gridRow: 2, alignSelf: 'start', textAlign: 'start' },
    [touch]: { paddingInlineStart: space[8] },
  },
});

/** Next step and snooze, in place of the day. In compact rows, the step is an icon that is always shown. */
export const action = style([
  beside,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    gridColumn: 5,
    justifySelf: 'end',
    opacity: 0,
    '@media': { [inCompactRow]: { opacity: 1 } },
  },
]);
export const snooze = style({ display: 'inline-flex', '@media': { [inCompactRow]: { display: 'none' } } });
/** The menu, also where a cell before it is empty. */
globalStyle(`${row} > :last-child`, {
  gridColumn: 6,
  gridRow: 1,
  '@media': { [inCompactRow]: { gridRow: '1 / span 2' } },
});
export const actionText = style({ '@media': { [inCompactRow]: { display: 'none' } } });
// The row of an open menu keeps its buttons while the focus is in the menu.
const active = `${row}:is(:hover, :focus-within, :has([aria-haspopup][aria-expanded='true']))`;
globalStyle(`${active} ${action}`, { opacity: 1 });
globalStyle(`${active}:has(${action}) ${due}`, {
  visibility: 'hidden',
  '@media': { [inCompactRow]: { visibility: 'visible' } },
});
export const noMenu = style({ inlineSize: 32 });

export const group = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  inlineSize: '100%',
  minBlockSize: 34,
  padding: `0 ${space[20]}`,
  border: 0,
  borderBlockEnd: `1px solid ${border.subtle}`,
  background: surface.sunken,
  color: text.default,
  font: 'inherit',
  fontSize: fontSize.caption,
  fontWeight: weight.label,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [touch]: { minBlockSize: vars.size.touch } },
});
export const overdue = style([group, { color: vars.tone.danger.text }]);
export const count = style({ color: text.muted, fontVariantNumeric: 'tabular-nums' });
/** In line with the titles. */
export const more = style({
  padding: `${space[4]} ${space[12]}`,
  borderBlockStart: `1px solid ${border.subtle}`,
  borderBlockEnd: `1px solid ${border.subtle}`,
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[12]}`,
  padding: `${space[8]} ${space[20]}`,
  color: text.muted,
  '@media': { [below('md')]: { display: 'none' }, print: { display: 'none' } },
});
export const heading = style({ margin: 0 });
