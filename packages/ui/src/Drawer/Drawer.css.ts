import { style, styleVariants } from '@vanilla-extract/css';
import * as frame from '../Dialog/frame.css';
import { vars } from '../theme/contract.css';
import { motion } from '../theme/motion.css';
import { handle, sheet } from '../theme/sheet.css';
import { below } from '../theme/tokens';

const { border, space } = vars;

const floating = style([
  frame.root,
  { position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0, zIndex: vars.layer.overlay },
]);
const root = style([floating, motion.fromEnd, { insetBlockStart: 0 }]);
export const bottom = style([floating, sheet, { insetInlineStart: 0 }]);
export const size = styleVariants(
  {
    medium: 'min(560px, 100%)',
    large: 'min(920px, 100%)',
    // Leaves a strip of the page visible, which closes the drawer when pressed.
    full: `calc(100% - ${space[56]})`,
  },
  (width) => [root, { width, '@media': { [below('md')]: { width: '100%' } } }],
);
export const head = style([
  frame.head,
  {
    paddingBlockEnd: space[16],
    borderBlockEnd: `1px solid ${border.default}`,
    '@media': { [below('md')]: { paddingBlock: '14px' } },
  },
]);
export const bottomHead = style([head, handle, { '@media': { [below('md')]: { paddingBlockStart: space[20] } } }]);
/** Fills the remaining height. */
export const body = style([
  frame.body,
  { flexGrow: 1, paddingBlockStart: space[24], '@media': { [below('md')]: { paddingBlockStart: space[16] } } },
]);
