import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { scaled } from '../theme/scaled';
import { below } from '../theme/tokens';

const { border, space, text } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[12]} ${space[16]}`,
  padding: space[20],
  '@media': { [below('md')]: { padding: space[16] } },
});
/** Picture and name. Actions that do not fit beside it move to their own line. */
export const record = style({
  flex: `1 1 ${scaled(280)}`,
  // An icon button fits beside it on a phone, a button with a text does not.
  '@media': { [below('md')]: { flexBasis: scaled(224) } },
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minWidth: 0,
});
export const naming = style({ display: 'grid', gap: space[4], minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[6]} ${space[12]}`,
});
export const description = style({ color: text.muted });

export const section = style({
  paddingBlock: space[16],
  paddingInline: space[20],
  borderBlockStart: `1px solid ${border.subtle}`,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [below('md')]: { paddingInline: space[16] } },
});
