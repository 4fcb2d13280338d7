import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { touch } from './control';
import { motion } from './motion.css';

const { radius, size, space, surface, text } = vars;

/** Popup surface: a menu, the list of a select, a calendar. */
export const panel = style({
  zIndex: vars.layer.float,
  borderRadius: radius.overlay,
  background: surface.overlay,
  color: text.default,
  boxShadow: vars.shadow.menu,
  outline: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

/** Backdrop behind a modal dialog. */
export const backdrop = style([
  motion.fade,
  { position: 'fixed', inset: 0, zIndex: vars.layer.overlay, background: vars.backdrop.color },
]);

/** Selectable line of a popup. */
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
/** Label of the line, which fills the remaining width. */
export const choiceText = style({ flex: 1, minWidth: 0 });
