import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { icon } from '../theme/icon';

/** Round background of an icon. */
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 'calc(36rem / 13)',
  height: 'calc(36rem / 13)',
  borderRadius: '50%',
  background: vars.accent.soft,
  color: vars.accent.text,
});
globalStyle(`${disc} > svg`, icon.large);
