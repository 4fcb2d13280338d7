import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[4],
  padding: '40px 24px 44px',
  textAlign: 'center',
});
export const illustration = style({ marginBlockEnd: vars.space[12] });
export const description = style({ maxWidth: '380px', color: vars.text.muted, overflowWrap: 'anywhere' });
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[8],
  marginBlockStart: '14px',
  selectors: { '&:empty': { display: 'none' } },
});
