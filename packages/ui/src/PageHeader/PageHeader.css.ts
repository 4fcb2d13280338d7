import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { below } from '../theme/tokens';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  minHeight: '36px',
  minWidth: 0,
  '@media': { [below('md')]: { flexWrap: 'wrap', gap: `${vars.space[4]} ${vars.space[12]}`, minHeight: '40px' } },
});
export const described = style({ display: 'grid', gap: vars.space[4] });
export const description = style({ color: vars.text.muted });
export const count = style({
  fontWeight: 550,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  marginInlineStart: 'auto',
});
// On phones a single action stays beside the title, several actions get their own row.
const several = `${actions}:has(> :nth-child(2))`;
globalStyle(several, { '@media': { [below('md')]: { width: '100%' } } });
globalStyle(`${several} > *`, { '@media': { [below('md')]: { flexGrow: 1 } } });
