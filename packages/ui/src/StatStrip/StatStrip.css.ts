import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const { accent, border, radius, surface } = vars;

/** Measures the space of the strip. */
export const space = style({ containerType: 'inline-size' });

/** The gaps are the lines between the figures. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1px',
  overflow: 'clip',
  background: border.subtle,
  border: `1px solid ${border.default}`,
  borderRadius: radius.card,
});
/** One line that scrolls sideways where two figures would not fill half of it. */
export const scrolls = style({
  '@container': { '(max-width: 30rem)': { flexWrap: 'nowrap', overflowX: 'auto' } },
});

export const columnCounts = [3, 4, 5, 6] as const;
const counts = Object.fromEntries(columnCounts.map((count) => [count, count])) as Record<
  (typeof columnCounts)[number],
  number
>;
/** Figures per line where they do not fit on one. */
export const columns = styleVariants(counts, () => ({}));
/** Whether figures on one line are as wide as each other or as their texts. */
export const widths = styleVariants({ even: 0, text: 0 }, () => ({}));

// Without specificity, so that a child can ask for more space than the others.
const childOf = (selector: string) => `:where(${selector} > *)`;
const from = (width: number, flex: string) => ({ '@container': { [`(min-width: ${width}rem)`]: { flex } } });
globalStyle(childOf(root), { flex: '1 1 calc(50% - 1px)' });
globalStyle(childOf(scrolls), { '@container': { '(max-width: 30rem)': { flex: 'none', minWidth: '104px' } } });
for (const count of columnCounts)
  globalStyle(childOf(columns[count]), from(30, `1 1 calc(${(100 / count).toFixed(2)}% - 1px)`));
const upTo = (count: number) => `:not(:has(> :nth-child(${count + 1})))`;
for (const [width, figures] of [
  [44, upTo(7)],
  [60, upTo(10)],
  [68, ''],
] as const) {
  globalStyle(`${root}${figures}`, { '@container': { [`(min-width: ${width}rem)`]: { flexWrap: 'nowrap' } } });
  globalStyle(childOf(`${widths.even}${figures}`), from(width, '1 1 0'));
  globalStyle(childOf(`${widths.text}${figures}`), from(width, '1 1 auto'));
}

// All figures share one frame. The class is repeated, so that these rules override the rules of `StatCard`.
const cell = `${root}${root} > *`;
globalStyle(cell, { width: 'auto', background: surface.raised, borderWidth: 0, borderRadius: 0 });
globalStyle(`${root}${root} > :is(a, button):hover`, { background: surface.hover });
globalStyle(`${root}${root} > :is(a, button):focus-visible`, { outlineOffset: '-2px' });
globalStyle(`${root}${root} > :is([aria-pressed="true"], [aria-current="true"])`, {
  background: surface.selected,
  boxShadow: `inset 0 -2px ${accent.mark}`,
});
