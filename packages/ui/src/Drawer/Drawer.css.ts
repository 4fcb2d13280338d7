import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { layer } from '../theme/layer';
import { motion } from '../theme/motion.css';
import { below } from '../theme/tokens';

const { border, space, surface } = vars;

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  background: vars.backdrop.color,
  ...motion.fade,
});
export const root = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  background: surface.overlay,
  boxShadow: vars.shadow.dialog,
  outline: 'none',
  ...motion.fromEnd,
  '@media': {
    ...motion.fromEnd['@media'],
    '(forced-colors: active)': { borderInlineStart: '1px solid' },
  },
});
const all = { [below('md')]: { width: '100%' } };
export const size = styleVariants({
  medium: { width: 'min(560px, 100%)', '@media': all },
  large: { width: 'min(920px, 100%)', '@media': all },
  // what is left of the page says where one is, and a press on it leads back
  full: { width: `calc(100% - ${space[56]})`, '@media': all },
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  flex: 'none',
  padding: `${space[20]} ${space[20]} ${space[16]} ${space[24]}`,
  borderBlockEnd: `1px solid ${border.default}`,
  '@media': { [below('md')]: { padding: `14px ${space[8]} 14px ${space[16]}` } },
});
export const titles = style({ flex: 1, minWidth: 0, display: 'grid', gap: space[4], paddingBlockStart: space[2] });
export const actions = style({ display: 'flex', alignItems: 'center', gap: space[8], flex: 'none' });
/** The only part that scrolls. */
export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[24],
  '@media': { [below('md')]: { padding: space[16] } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
  flex: 'none',
  padding: `${space[12]} ${space[24]}`,
  borderBlockStart: `1px solid ${border.default}`,
  '@media': { [below('md')]: { padding: `${space[12]} ${space[16]}` } },
});
// on a phone the buttons share the line
globalStyle(`${foot} > *`, { '@media': { [below('md')]: { flex: 1 } } });
