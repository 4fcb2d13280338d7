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
// Same width as the table inside the frame's border.
export const width = style({ marginInline: '1px' });
export const frame = style([
  {
    ...surfaceOfItsOwn,
    // Clips the corners without becoming the scroll container of the sticky table header.
    overflow: 'clip',
    // A browser shrinks a page with a wide table, so that nothing is cut off.
    '@media': { print: { overflow: 'visible' } },
  },
  inCards({
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    border: 0,
    borderRadius: 0,
    background: 'none',
    overflow: 'visible',
  }),
]);
export const toolbar = style([{ borderBlockEnd: `1px solid ${border.default}` }, inCards(surfaceOfItsOwn)]);
export const body = style([
  { minWidth: 0 },
  inCards({ selectors: { '&:not(:has([role="table"]), :empty)': surfaceOfItsOwn } }),
]);
export const footer = style([{ borderBlockStart: `1px solid ${border.default}` }, inCards(surfaceOfItsOwn)]);
