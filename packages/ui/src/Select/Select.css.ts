import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { icon } from '../theme/icon';

const { text } = vars;

export const value = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const placeholder = style([value, { color: text.muted, selectors: { ':disabled > &': { color: 'inherit' } } }]);
export const chevron = style({
  ...icon.small,
  color: text.muted,
  selectors: { ':disabled > &': { color: 'inherit' } },
});
