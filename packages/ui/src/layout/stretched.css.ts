import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

/** Container of a stretched control and of other controls. */
export const ground = style({ position: 'relative' });
/** Link or button whose target area and focus ring cover its container. */
export const stretched = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
  },
});
/** Places other controls above the stretched one. */
export const above = style({ position: 'relative', zIndex: 1 });
