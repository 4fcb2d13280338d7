import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { layer } from '../theme/layer';
import { motion } from '../theme/motion.css';
import { below } from '../theme/tokens';

const { border, radius, space, surface } = vars;

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  display: 'grid',
  // a column of its own width would let a wide dialog out of the window
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: space[24],
  background: vars.backdrop.color,
  ...motion.fade,
  '@media': { ...motion.fade['@media'], [below('md')]: { padding: space[12] } },
});
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: `calc(100dvh - 2 * ${space[24]})`,
  borderRadius: radius.card,
  background: surface.overlay,
  boxShadow: vars.shadow.dialog,
  outline: 'none',
  ...motion.rise,
  '@media': {
    ...motion.rise['@media'],
    [below('md')]: { maxHeight: `calc(100dvh - 2 * ${space[12]})` },
    '(forced-colors: active)': { border: '1px solid' },
  },
});
export const size = styleVariants({
  small: { maxWidth: '480px' },
  medium: { maxWidth: '640px' },
  large: { maxWidth: '880px' },
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  flex: 'none',
  padding: `${space[20]} ${space[16]} 0 ${space[24]}`,
  '@media': { [below('md')]: { padding: `${space[16]} ${space[8]} 0 ${space[16]}` } },
});
export const titles = style({ flex: 1, minWidth: 0, display: 'grid', gap: space[4], paddingBlockStart: space[2] });
/** The only part that scrolls, so that title and buttons stay in view. */
export const body = style({
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[16]} ${space[24]} ${space[24]}`,
  '@media': { [below('md')]: { padding: `${space[12]} ${space[16]} ${space[16]}` } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
  flex: 'none',
  padding: `${space[12]} ${space[24]}`,
  borderBlockStart: `1px solid ${border.subtle}`,
  '@media': { [below('md')]: { padding: `${space[12]} ${space[16]}` } },
});
// on a phone the buttons share the line
globalStyle(`${foot} > *`, { '@media': { [below('md')]: { flex: 1 } } });
