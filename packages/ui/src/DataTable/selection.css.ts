import { globalStyle, style } from '@vanilla-extract/css';
import { inCards } from '../ListFrame/list.css';
import { vars } from '../theme/contract.css';
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css';
import { head, headCell } from './DataTable.css';
import { lead } from './lead.css';

export const cell = style([lead, inCards({ order: -3, display: 'flex' })]);
/** The words beside the box of all rows, which a card's list has room for. */
export const words = style([hidden, inCards({ position: 'static', width: 'auto', height: 'auto', clipPath: 'none' })]);

// cards have no heads, but one still wants to select them all
globalStyle(`${head}:has(${cell})`, inCards({ display: 'block', marginBlockEnd: vars.space[8] }));
globalStyle(`${head}:has(${cell}) ${headCell}:not(${cell})`, inCards({ display: 'none' }));
globalStyle(
  `${headCell}${cell}${cell}`,
  inCards({ position: 'static', height: 'auto', paddingInline: vars.space[16], border: 0, background: 'none' }),
);
