import { fallbackVar, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { stickyTop } from '../AppShell/stickyTop.css';
import { list } from '../ListFrame/list.css';
import { vars } from '../theme/contract.css';
import { scaled } from '../theme/scaled';
import * as widths from './columnWidths.css';
import { group, headCell, root, row, serial } from './DataTable.css';
import { lead } from './lead.css';

const { border, layer, space, surface } = vars;
/** List width in px below which the actions scroll with the other columns. */
const pinsActionsFrom = 720;

type Rule = Omit<StyleRule, '@media' | '@container' | 'selectors'>;
/** Cards do not scroll sideways, and paper does not scroll. */
const onScreen = (selector: string, rule: Rule) => globalStyle(selector, { '@media': { screen: rule } });
const region = `${root}[data-pinned]:not([data-cards])`;
/** Controls and numbers before the first column. */
const before = `:is(${lead}, ${serial})`;
// Rows of groups and details have one cell with a `colspan`.
const first = `:is(:first-child, ${before} + *):not(${lead}, ${serial}, [colspan])`;
const pinned = `:is(${before}, ${first})`;
const last = ':last-child:not([colspan])';
const cells = (section: string, cell: string, states = '') => `${region}${states} > table > ${section} > tr > ${cell}`;

// The header, the totals and the scroll bar stay within the window.
onScreen(region, {
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  maxBlockSize: `max(${scaled(320)}, calc(100dvh - ${fallbackVar(stickyTop, '0px')} - ${scaled(88)}))`,
  // Inside, because the frame of a list clips outlines.
  outlineOffset: '-2px',
});
onScreen(`${region} ${headCell}`, { insetBlockStart: 0 });

// A percentage is at least as wide as in a list in which all columns have enough space.
const width = `max((100cqi - ${widths.actionsWidth} - ${widths.leadCount} * ${widths.leadWidth}) * ${widths.share} / ${widths.visible}, ${scaled(12)} * ${widths.share})`;
onScreen(`${region} ${widths.column}`, { width });
onScreen(cells('thead', first), { width: `min(${width}, 45cqi)` });
// Columns without a percentage.
onScreen(cells('thead', `:not(${pinned})`), { minWidth: scaled(96) });

// The cells hide what scrolls beneath them, so that rows need a background of their own.
onScreen(`:where(${region}) ${row}`, { background: surface.raised });
onScreen(cells('*', pinned), { position: 'sticky', insetInlineStart: 0, zIndex: 1 });
for (const count of [1, 2, 3])
  onScreen(cells('*', `${`${before} + `.repeat(count)}${pinned}`), {
    insetInlineStart: `calc(${count} * ${widths.leadWidth})`,
  });
onScreen(cells('tbody', pinned), { background: 'inherit' });
/** Above the other cells of the header and the totals. */
const corner = { zIndex: `calc(${layer.head} + 1)` };
onScreen(cells(':is(thead, tfoot)', pinned), corner);

const whereActionsStay = (selector: string, rule: Rule) =>
  globalStyle(selector, {
    '@media': { screen: { '@container': { [`${list} (min-width: ${pinsActionsFrom}px)`]: rule } } },
  });
whereActionsStay(cells('*', last, '[data-actions]'), { position: 'sticky', insetInlineEnd: 0, zIndex: 1 });
whereActionsStay(cells('tbody', last, '[data-actions]'), { background: 'inherit' });
whereActionsStay(cells(':is(thead, tfoot)', last, '[data-actions]'), corner);

// Borders of pseudo-elements are drawn in forced colours too. They cover the line between two rows.
const line = { content: '""', position: 'absolute', insetBlock: '0 -1px', pointerEvents: 'none' } as const;
onScreen(cells('*', `${first}::after`, '[data-before]'), {
  ...line,
  insetInlineEnd: '-1px',
  borderInlineEnd: `1px solid ${border.control}`,
});
whereActionsStay(cells('*', `${last}::after`, '[data-actions][data-after]'), {
  ...line,
  insetInlineStart: '-1px',
  borderInlineStart: `1px solid ${border.control}`,
});

onScreen(`${region} ${group} > span`, { display: 'inline-block', position: 'sticky', insetInlineStart: space[20] });
