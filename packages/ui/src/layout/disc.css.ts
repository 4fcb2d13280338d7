import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { icon } from '../theme/icon';
import { scaled } from '../theme/scaled';

/** Round background of an icon. */
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: scaled(36),
  height: scaled(36),
  borderRadius: '50%',
  background: vars.accent.soft,
  color: vars.accent.text,
});
globalStyle(`${disc} > svg`, icon.large);
