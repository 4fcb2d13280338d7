import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { touch } from './control';
import { layer } from './layer';
import { motion } from './motion.css';

const { radius, size, space, surface, text } = vars;

/** The sheet of what opens beside a control: a menu, the list of a select, a calendar. */
export const panel = style({
  zIndex: layer.float,
  borderRadius: radius.overlay,
  background: surface.overlay,
  color: text.default,
  boxShadow: vars.shadow.menu,
  outline: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

/** Over the page, behind what is to be done first. */
export const backdrop = style([
  motion.fade,
  { position: 'fixed', inset: 0, zIndex: layer.overlay, background: vars.backdrop.color },
]);

/** One line of a panel that can be chosen. */
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: size.default,
  padding: `${space[4]} ${space[8]}`,
  borderRadius: radius.inner,
  fontWeight: 550,
  cursor: 'default',
  userSelect: 'none',
  outline: 'none',
  overflowWrap: 'anywhere',
  scrollMarginBlock: space[4],
  selectors: {
    '&[data-highlighted], &[data-state="open"]': { background: surface.pressed },
    '&[data-state="checked"]': { fontWeight: vars.weight.label },
    '&[data-disabled]': { color: text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [touch]: { minHeight: size.touch },
    '(forced-colors: active), (prefers-contrast: more)': {
      selectors: { '&[data-highlighted]': { outline: '2px solid', outlineOffset: '-2px' } },
    },
  },
});
/** Its words, which take the room that there is. */
export const choiceWords = style({ flex: 1, minWidth: 0 });
