import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { inCards } from './list.css';

const { border, radius, space, surface } = vars;

const surfaceOfItsOwn = {
  border: `1px solid ${border.default}`,
  borderRadius: radius.card,
  background: surface.raised,
} as const;

export const root = style({ minWidth: 0 });
// as wide as the table, which the frame's border is around
export const width = style({ marginInline: '1px' });
export const frame = style({
  ...surfaceOfItsOwn,
  // clips the corners without becoming what the head of the table sticks to
  overflow: 'clip',
  ...inCards({
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    border: 0,
    borderRadius: 0,
    background: 'none',
    overflow: 'visible',
  }),
});
export const toolbar = style([{ borderBlockEnd: `1px solid ${border.default}` }, inCards(surfaceOfItsOwn)]);
export const body = style([
  { minWidth: 0 },
  inCards({ selectors: { '&:not(:has([role="table"]))': surfaceOfItsOwn } }),
]);
export const footer = style([{ borderBlockStart: `1px solid ${border.default}` }, inCards(surfaceOfItsOwn)]);
