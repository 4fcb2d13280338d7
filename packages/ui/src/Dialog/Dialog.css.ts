import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { backdrop as behind } from '../theme/floating.css';
import { motion } from '../theme/motion.css';
import { below } from '../theme/tokens';
import * as frame from './frame.css';

const { space } = vars;

export const backdrop = style([
  behind,
  {
    display: 'grid',
    // `minmax(0, 1fr)` keeps a wide dialog inside the window.
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    padding: space[24],
    '@media': { [below('md')]: { padding: space[12] } },
  },
]);
const root = style([
  frame.root,
  motion.rise,
  {
    width: '100%',
    maxHeight: `calc(100dvh - 2 * ${space[24]})`,
    borderRadius: vars.radius.card,
    '@media': { [below('md')]: { maxHeight: `calc(100dvh - 2 * ${space[12]})` } },
  },
]);
export const size = styleVariants({ small: '480px', medium: '640px', large: '880px' }, (maxWidth) => [
  root,
  { maxWidth },
]);
