import { globalStyle, style } from '@vanilla-extract/css';
import { globalInCards, inCards } from '../ListFrame/list.css';
import { vars } from '../theme/contract.css';
import { align, root } from './DataTable.css';

const { border, layer, space, surface, weight } = vars;

export const foot = style(inCards({ display: 'block', marginBlockStart: space[12] }));
export const row = style({
  background: surface.sunken,
  fontWeight: weight.label,
  selectors: { '&&:hover': { background: surface.sunken } },
});
/** Fills a line of the card, also in tables with row checkboxes. */
export const label = style(inCards({ selectors: { '&&&&': { flexBasis: '100%' } } }));
// Covers the lighter line of the last row.
globalStyle(`${row} > *`, { boxShadow: `0 -1px ${border.default}` });
globalInCards(`${row} > *`, { boxShadow: 'none' });
// A table that scrolls. `ScrollEdges` does the rest.
globalStyle(`${root}[data-pinned]:not([data-cards]) > table > tfoot > ${row} > *`, {
  '@media': { screen: { position: 'sticky', insetBlockEnd: 0, zIndex: layer.head, background: 'inherit' } },
});
// A sum is longer than its addends. A flex box lets it start in the cell before, which is usually empty, and keeps its end.
globalStyle(`${row} > ${align.end} > span`, { display: 'flex', justifyContent: 'flex-end' });
globalInCards(`${row} > ${align.end} > span`, { display: 'inline' });
