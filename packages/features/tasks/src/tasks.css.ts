import { below, touch, vars } from '@fairlead/ui/contract';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { border, fontSize, space, surface, text, weight } = vars;

/** Narrow rows, and rows that nothing hovers. */
const inCompactRow = `${below('sm')}, ${touch}`;

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto auto auto',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: 52,
  padding: `${space[6]} ${space[12]}`,
  borderBlockEnd: `1px solid ${border.subtle}`,
  // touch targets have space of their own
  '@media': { [touch]: { columnGap: 0, paddingInline: space[4] } },
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&:hover, &:focus-within': { background: surface.hover },
    '&[data-selected]': { background: surface.selected },
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

/** Icon of the kind, and the checkbox in its place. */
export const mark = style({ display: 'grid', placeItems: 'center', minInlineSize: 28 });
globalStyle(`${mark} > *`, { gridArea: '1 / 1' });
/** Groups whose tasks can be selected. */
export const groups = style({});
/** Shown for the row under the pointer or with the focus, for all rows once one is selected, and always for touch. */
export const checkbox = style({ display: 'grid', opacity: 0 });
const isShown = [`${row}:is(:hover, :focus-within)`, `${groups}:has([data-selected])`];
const swap = { shown: { opacity: 1 }, hidden: { visibility: 'hidden' } } as const;
for (const each of isShown) {
  globalStyle(`${each} ${checkbox}`, swap.shown);
  globalStyle(`${each} ${mark}:has(${checkbox}) > :first-child`, swap.hidden);
}
globalStyle(`${row} ${checkbox}`, { '@media': { [touch]: swap.shown } });
globalStyle(`${row} ${mark}:has(${checkbox}) > :first-child`, { '@media': { [touch]: swap.hidden } });

/** Mark of a task that closed by itself, in the size of the button of other tasks. */
export const closed = style({ display: 'grid', placeItems: 'center', inlineSize: 28, color: text.muted });

export const body = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

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
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
export const doneTitle = style([title, { color: text.muted, textDecoration: 'line-through' }]);

export const who = style({ gridColumn: 4 });
export const due = style({
  gridColumn: 5,
  gridRow: 1,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [inCompactRow]: { gridColumn: 3, gridRow: 2, textAlign: 'start' } },
});

/** Next step, in place of the day. Where nothing hovers, it is an icon that is always shown. */
export const action = style({
  gridColumn: 5,
  gridRow: 1,
  justifySelf: 'end',
  opacity: 0,
  '@media': { [inCompactRow]: { opacity: 1 } },
});
/** The menu, also where a cell before it is empty. */
globalStyle(`${row} > :last-child`, { gridColumn: 6, gridRow: 1 });
export const actionText = style({ '@media': { [inCompactRow]: { display: 'none' } } });
globalStyle(`${row}:is(:hover, :focus-within) ${action}`, { opacity: 1 });
globalStyle(`${row}:is(:hover, :focus-within):has(${action}) ${due}`, {
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
  '@media': { [below('md')]: { display: 'none' } },
});
export const heading = style({ margin: 0 });
