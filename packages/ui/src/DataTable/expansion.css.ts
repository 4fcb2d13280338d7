import { style } from '@vanilla-extract/css';
import { globalInCards, inCards } from '../ListFrame/list.css';
import { vars } from '../theme/contract.css';
import { root, row as tableRow } from './DataTable.css';

export { lead as cell } from './lead.css';

const { border, radius, space, surface } = vars;

export const row = style([
  { background: surface.sunken },
  inCards({
    // Attached to the card above.
    display: 'block',
    marginBlockStart: `calc(-1 * ${space[12]} - 1px)`,
    border: `1px solid ${border.default}`,
    borderRadius: `0 0 ${radius.card} ${radius.card}`,
  }),
]);
export const content = style([{ padding: `${space[12]} ${space[20]} ${space[16]}` }, inCards({ display: 'block' })]);
/** Stays in view while the columns scroll sideways. */
export const inner = style({
  // Opening a row does not move the columns of a table with `fitColumns`.
  contain: 'inline-size',
  '@media': {
    screen: {
      selectors: {
        [`${root}[data-pinned]:not([data-cards]) &`]: {
          position: 'sticky',
          insetInlineStart: space[20],
          width: `calc(100cqi - 2 * ${space[20]})`,
        },
      },
    },
  },
});
globalInCards(`${tableRow}:has(+ ${row})`, { borderEndStartRadius: 0, borderEndEndRadius: 0 });
