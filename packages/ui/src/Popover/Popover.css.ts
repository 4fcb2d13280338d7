import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { panel } from '../theme/floating.css';
import { motion } from '../theme/motion.css';

export const root = style([panel, motion.drop]);
/** Grows with the user's text size. */
export const sizes = styleVariants({ medium: '320rem', large: '432rem' }, (width) => ({
  maxWidth: `min(calc(${width} / 13), var(--radix-popover-content-available-width))`,
}));
export const body = style({
  maxHeight: 'min(calc(640rem / 13), var(--radix-popover-content-available-height))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[16],
});
