import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { motion } from './motion.css';

const { border, motion: duration, radius, space } = vars;

/** Sheet at the foot of the window, as high as its content. A strip of the page stays visible, which closes the sheet when pressed. */
export const sheet = style([
  motion.fromBottom,
  {
    maxHeight: `calc(100dvh - ${space[56]})`,
    borderStartStartRadius: radius.card,
    borderStartEndRadius: radius.card,
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        transition: `translate ${duration.overlay}`,
        selectors: {
          '&[data-swipe="dragging"]': { transition: 'none' },
          // the finger has left an inline offset
          '&[data-swipe="closing"]': { translate: '0 100% !important' },
        },
      },
    },
  },
]);

/** Bar above the title, which shows that the sheet can be dragged. */
export const handle = style({
  position: 'relative',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: space[8],
    insetInlineStart: 'calc(50% - 18px)',
    width: '36px',
    height: '4px',
    borderRadius: radius.full,
    background: border.default,
  },
});
