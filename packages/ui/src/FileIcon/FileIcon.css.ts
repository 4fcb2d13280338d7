import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { icon } from '../theme/icon';
import { scaled } from '../theme/scaled';

// In rem, so that the icon grows with its letters when the user enlarges text.
export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: scaled(28),
  height: scaled(32),
  borderRadius: vars.radius.inner,
  fontSize: scaled(9),
  lineHeight: 1,
  fontWeight: 750,
  letterSpacing: '0.02em',
  userSelect: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
globalStyle(`${root} > svg`, icon.medium);
