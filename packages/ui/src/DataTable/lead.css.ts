import { globalStyle, style } from '@vanilla-extract/css';
import { globalInCards, inCards } from '../ListFrame/list.css';
import { card, row } from './DataTable.css';

/** A cell that holds one control, before the columns. */
export const lead = style([
  {
    width: 'calc(50rem / 13)',
    userSelect: 'none',
    selectors: { '&&': { paddingInlineEnd: 0 } },
  },
  inCards({ flex: 'none', alignSelf: 'center', width: 'auto' }),
]);
globalStyle(`${lead} > *`, { verticalAlign: 'middle' });
// beside a control the title of a card has what is left of the line
globalInCards(`${row} > ${lead} ~ ${card.title}`, { flex: '1 1 0', minWidth: '30%' });
