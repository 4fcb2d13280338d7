import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { icon } from '../theme/icon';

const { border, radius, size, surface, text } = vars;

export const root = style({
  display: 'inline-flex',
  flex: 'none',
  gap: '2px',
  margin: 0,
  padding: '2px',
  border: 0,
  minWidth: 0,
  borderRadius: radius.control,
  background: surface.pressed,
});
export const option = style({
  display: 'grid',
  placeItems: 'center',
  width: '30px',
  height: size.compact,
  padding: 0,
  border: 0,
  borderRadius: radius.inner,
  background: 'none',
  color: text.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: text.default },
    '&[aria-pressed="true"]': {
      background: surface.overlay,
      color: text.default,
      boxShadow: `0 0 0 1px ${border.default}`,
    },
  },
  '@media': {
    '(pointer: coarse)': { width: size.touch, height: size.touch },
    '(forced-colors: active), (prefers-contrast: more)': {
      selectors: { '&[aria-pressed="true"]': { outline: '2px solid', outlineOffset: '-2px' } },
    },
  },
});
globalStyle(`${option} > svg`, icon.medium);
