import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { panel } from '../theme/floating.css';
import { motion } from '../theme/motion.css';
import { scaled } from '../theme/scaled';

export const root = style([
  panel,
  motion.drop,
  {
    maxWidth: `min(${scaled(320)}, var(--radix-hover-card-content-available-width))`,
    maxHeight: 'var(--radix-hover-card-content-available-height)',
    overflow: 'auto',
    padding: vars.space[16],
  },
]);
