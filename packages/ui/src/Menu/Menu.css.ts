import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { panel } from '../theme/floating.css';
import { motion } from '../theme/motion.css';

export const root = style([
  panel,
  motion.drop,
  {
    minWidth: '188px',
    maxWidth: 'min(320px, var(--radix-popper-available-width))',
    maxHeight: 'var(--radix-popper-available-height)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space[4],
  },
]);
