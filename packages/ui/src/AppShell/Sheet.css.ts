import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { motion } from '../theme/motion.css';

export const sheet = style([
  motion.fromStart,
  {
    position: 'fixed',
    insetBlock: 0,
    insetInlineStart: 0,
    zIndex: vars.layer.overlay,
    width: `min(300px, 100% - 44px)`,
    background: vars.sidebar.bg,
    boxShadow: vars.shadow.dialog,
    outline: 'none',
    '@media': { '(forced-colors: active)': { borderInlineEnd: '1px solid' } },
  },
]);
