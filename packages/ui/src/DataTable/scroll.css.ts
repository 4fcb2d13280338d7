import { createVar, fallbackVar, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { stickyTop } from '../AppShell/stickyTop.css';
import { list } from '../ListFrame/list.css';
import { vars } from '../theme/contract.css';
import { scaled } from '../theme/scaled';
import * as widths from './columnWidths.css';
import { group, headCell, root, row } from './DataTable.css';
import { pinnedCells } from './pinnedCells.css';

const { border, layer, space, surface } = vars;
/** Distances of the pinned cells from the start of the region. Undefined for those that scroll. */
export const pinnedPlaces = pinnedCells.map(() => createVar());
/** 1 for the pinned cells that stay, undefined for the others. */
export const pinnedLayers = pinnedCells.map(() => createVar());
/** List width in px below which the actions scroll with the other columns. */
const pinsActionsFrom = 720;

type Rule = Omit<StyleRule, '@media' | '@container' | 'selectors'>;
/** Cards do not scroll sideways, and paper does not scroll. */
const onScreen = (selector: string, rule: Rule) => globalStyle(selector, { '@media': { screen: rule } });
const region = `${root}[data-pinned]:not([data-cards])`;
const pinned = `:is(${pinnedCells.join(', ')})`;
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
/** Half of the list, less the controls of the rows. The title always fits, so that it stays. */
const half = `50cqi - ${widths.leadCount} * ${widths.leadWidth}`;
onScreen(cells('thead', `${pinned}${widths.column}`), { width: `min(${width}, ${half})` });
// Columns without a percentage.
onScreen(cells('thead', `:not(${pinned})`), { minWidth: scaled(96) });

// The cells hide what scrolls beneath them, so that rows need a background of their own.
onScreen(`:where(${region}) ${row}`, { background: surface.raised });
onScreen(cells('*', pinned), { position: 'sticky' });
onScreen(cells('tbody', pinned), { background: 'inherit' });
pinnedCells.forEach((name, at) => {
  const [place, stays] = [fallbackVar(pinnedPlaces[at] ?? '', 'auto'), fallbackVar(pinnedLayers[at] ?? '', '0')];
  onScreen(cells('*', name), { insetInlineStart: place, zIndex: stays });
  onScreen(cells(':is(thead, tfoot)', name), { zIndex: `calc(${layer.head} + ${stays})` });
});
/** Above the other cells of the header and the totals. */
const corner = { zIndex: `calc(${layer.head} + 1)` };

const whereActionsStay = (selector: string, rule: Rule) =>
  globalStyle(selector, {
    '@media': { screen: { '@container': { [`${list} (min-width: ${pinsActionsFrom}px)`]: rule } } },
  });
whereActionsStay(cells('*', last, '[data-actions]'), { position: 'sticky', insetInlineEnd: 0, zIndex: 1 });
whereActionsStay(cells('tbody', last, '[data-actions]'), { background: 'inherit' });
whereActionsStay(cells(':is(thead, tfoot)', last, '[data-actions]'), corner);

// Borders of pseudo-elements are drawn in forced colours too. They cover the line between two rows.
const line = { content: '""', position: 'absolute', insetBlock: '0 -1px', pointerEvents: 'none' } as const;
pinnedCells.forEach((name, at) =>
  onScreen(cells('*', `${name}::after`, `[data-before][data-edge="${at}"]`), {
    ...line,
    insetInlineEnd: '-1px',
    borderInlineEnd: `1px solid ${border.control}`,
  }),
);
whereActionsStay(cells('*', `${last}::after`, '[data-actions][data-after]'), {
  ...line,
  insetInlineStart: '-1px',
  borderInlineStart: `1px solid ${border.control}`,
});

onScreen(`${region} ${group} > span`, { display: 'inline-block', position: 'sticky', insetInlineStart: space[20] });
