import { style } from '@vanilla-extract/css';
import { globalInCards, inCards } from '../ListFrame/list.css';
import { vars } from '../theme/contract.css';
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css';
import { head, headCell } from './DataTable.css';
import { lead } from './lead.css';

export const cell = style([lead, inCards({ order: -3 })]);
/** The words beside the box of all rows, which a card's list has room for. */
export const words = style([hidden, inCards({ all: 'unset' })]);

// cards have no heads, but one still wants to select them all
globalInCards(`${head}:has(${cell})`, { display: 'block' });
globalInCards(`${headCell}:not(${cell})`, { display: 'none' });
globalInCards(`${headCell}${cell}${cell}`, {
  all: 'unset',
  display: 'block',
  padding: `0 ${vars.space[16]} ${vars.space[8]}`,
});
