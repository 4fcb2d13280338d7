import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { panel } from '../theme/floating.css';
import { motion } from '../theme/motion.css';
import { scaled } from '../theme/scaled';

export const root = style([panel, motion.drop]);
/** Grows with the user's text size. */
export const sizes = styleVariants({ medium: scaled(320), large: scaled(432) }, (width) => ({
  maxWidth: `min(${width}, var(--radix-popover-content-available-width))`,
}));
export const body = style({
  maxHeight: `min(${scaled(640)}, var(--radix-popover-content-available-height))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[16],
});
