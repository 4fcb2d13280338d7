import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { motion } from '../theme/motion.css';

export const content = style([
  motion.fade,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    zIndex: vars.layer.tooltip,
    maxWidth: '280px',
    padding: '5px 8px',
    borderRadius: vars.radius.control,
    background: vars.surface.inverse,
    color: vars.text.inverse,
    fontSize: vars.fontSize.label,
    lineHeight: vars.lineHeight.label,
    fontWeight: '550',
    overflowWrap: 'anywhere',
    userSelect: 'none',
    '@media': {
      '(forced-colors: active)': { border: '1px solid' },
    },
  },
]);
export const arrow = style({ fill: vars.surface.inverse });
