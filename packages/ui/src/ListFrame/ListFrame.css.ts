import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { cardsBelow, inCards, listContainer } from './list.css';

const { border, radius, space, surface } = vars;

// the frame has a border of 1 px on either side that the table within it does not have
const narrow = (rule: Parameters<typeof inCards>[0]) => inCards(rule, cardsBelow + 2);
const surfaceOfItsOwn = {
  border: `1px solid ${border.default}`,
  borderRadius: radius.card,
  background: surface.raised,
} as const;

export const root = style({ ...listContainer, minWidth: 0 });
export const frame = style({
  ...surfaceOfItsOwn,
  // clips the corners without becoming what the head of the table sticks to
  overflow: 'clip',
  ...narrow({
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    border: 0,
    borderRadius: 0,
    background: 'none',
    overflow: 'visible',
  }),
});
export const toolbar = style([{ borderBlockEnd: `1px solid ${border.default}` }, narrow(surfaceOfItsOwn)]);
export const body = style([{ minWidth: 0 }, narrow({ selectors: { '&:not(:has([role="table"]))': surfaceOfItsOwn } })]);
export const footer = style([{ borderBlockStart: `1px solid ${border.default}` }, narrow(surfaceOfItsOwn)]);
