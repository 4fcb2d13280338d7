import { globalStyle, style } from '@vanilla-extract/css';
import { globalInCards, inCards } from '../ListFrame/list.css';
import { vars } from '../theme/contract.css';
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css';
import { head, headCell } from './DataTable.css';
import { lead } from './lead.css';

export const cell = style([lead, inCards({ order: -3 })]);
// A whole page of checkboxes that fade keeps slow devices busy for several frames.
globalStyle(`${cell} input`, { transition: 'none' });
/** Label of the checkbox for all rows, visible with cards only. */
export const body = style([hidden, inCards({ all: 'unset' })]);

// Cards have no header row, but the checkbox for all rows stays available.
globalInCards(`${head}:has(${cell})`, { display: 'block' });
globalInCards(`${headCell}:not(${cell})`, { display: 'none' });
globalInCards(`${headCell}${cell}${cell}`, {
  all: 'unset',
  display: 'block',
  padding: `0 ${vars.space[16]} ${vars.space[8]}`,
});
