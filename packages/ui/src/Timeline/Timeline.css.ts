import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { scaled } from '../theme/scaled';

const { border, space } = vars;
/** Grows with the user's text size, like its icon. */
const side = scaled(24);

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${side} minmax(0, 1fr)`,
  columnGap: space[12],
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: space[20] },
    // Line from one disc to the next.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(${side} / 2 - .5px)`,
      insetBlock: `calc(${side} + ${space[2]}) ${space[2]}`,
      borderInlineStart: `1px solid ${border.default}`,
    },
  },
});
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  height: side,
  borderRadius: '50%',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
globalStyle(`${disc} > svg`, { width: scaled(13), height: scaled(13), strokeWidth: 2.1 });
export const body = style({ paddingBlockStart: space[2], overflowWrap: 'anywhere' });
/** The actions do not make the line of the title higher. */
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[8],
});
globalStyle(`${head} > :nth-child(2)`, { marginBlock: `calc(-1 * ${space[4]})` });
export const note = style({
  marginBlockStart: space[6],
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.control,
  background: vars.surface.sunken,
});
