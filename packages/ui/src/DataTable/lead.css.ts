import { globalStyle, style } from '@vanilla-extract/css';
import { globalInCards, inCards } from '../ListFrame/list.css';
import { leadWidth } from './columnWidths.css';
import { card, row } from './DataTable.css';

/** Cell with a single control before the columns. */
export const lead = style([
  {
    width: leadWidth,
    userSelect: 'none',
    selectors: { '&&': { paddingInlineEnd: 0 } },
  },
  inCards({ flex: 'none', alignSelf: 'center', width: 'auto' }),
]);
globalStyle(`${lead} > *`, { verticalAlign: 'middle' });
// The title of a card fills the rest of the line beside the control.
globalInCards(`${row} > ${lead} ~ ${card.title}`, { flex: '1 1 0', minWidth: '30%' });
