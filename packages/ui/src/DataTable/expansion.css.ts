import { globalStyle, style } from '@vanilla-extract/css';
import { inCards } from '../ListFrame/list.css';
import { vars } from '../theme/contract.css';
import { touch } from '../theme/control';
import { quiet } from '../theme/quiet.css';
import { row as tableRow } from './DataTable.css';
import { lead } from './lead.css';

const { border, radius, size, space, surface } = vars;

export const cell = style([lead, inCards({ marginInlineStart: 'auto' })]);
export const toggle = style([
  quiet,
  {
    width: size.compact,
    minHeight: size.compact,
    '@media': { [touch]: { width: size.touch, minHeight: size.touch } },
  },
]);
globalStyle(`${toggle}[aria-expanded="true"] > svg`, { transform: 'scaleY(-1)' });

export const row = style(
  inCards({
    // joins the card above it
    display: 'block',
    marginBlockStart: `calc(-1 * ${space[12]} - 1px)`,
    border: `1px solid ${border.default}`,
    borderRadius: `0 0 ${radius.card} ${radius.card}`,
    background: surface.raised,
  }),
);
export const content = style([
  {
    padding: `${space[12]} ${space[20]} ${space[16]}`,
    borderBlockEnd: `1px solid ${border.subtle}`,
    background: surface.sunken,
    fontWeight: 'inherit',
    selectors: { [`:last-child > ${row}:last-child > &`]: { borderBlockEnd: 0 } },
  },
  inCards({ display: 'block', paddingInline: space[16], borderBlockEnd: 0, background: 'none' }),
]);
globalStyle(`${tableRow}:has(+ ${row})`, inCards({ borderEndStartRadius: 0, borderEndEndRadius: 0 }));
