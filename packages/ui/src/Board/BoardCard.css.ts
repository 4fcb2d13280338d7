import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { touch } from '../theme/control';
import { icon } from '../theme/icon';
import { scaled } from '../theme/scaled';
import { below } from '../theme/tokens';

const { accent, border, radius, size, space, surface, text, weight } = vars;

export const card = style({
  position: 'relative',
  minWidth: 0,
  padding: `10px ${space[12]}`,
  border: `1px solid ${border.default}`,
  borderRadius: radius.overlay,
  background: surface.raised,
  overflowWrap: 'anywhere',
  // Cards outside of the window are neither laid out nor painted.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${scaled(72)}`,
  selectors: {
    '&[draggable="true"]': { cursor: 'grab' },
    '&[data-lifted]': {
      outline: `2px solid ${vars.focus.ring}`,
      outlineOffset: '1px',
      boxShadow: vars.shadow.menu,
    },
    '&[aria-busy]': { opacity: 0.6 },
    '&:focus-visible': { outlineOffset: '1px' },
  },
  '@media': { [below('md')]: { padding: `${space[12]} ${space[16]}` } },
});
export const bone = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: space[12],
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.overlay,
  background: surface.raised,
});
export const moving = style({
  position: 'absolute',
  insetBlockStart: '10px',
  insetInlineEnd: space[12],
  paddingInlineStart: space[8],
  background: surface.raised,
  color: accent.text,
  fontSize: vars.fontSize.label,
  fontWeight: weight.label,
});

const alwaysVisible = { opacity: 1 };
/** Button of the menu: three dots on hover and focus, or a line of its own on phones. */
export const move = style({
  position: 'absolute',
  insetBlockStart: space[6],
  insetInlineEnd: space[6],
  display: 'grid',
  placeItems: 'center',
  width: size.compact,
  height: size.compact,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: surface.raised,
  color: text.muted,
  fontWeight: weight.label,
  cursor: 'pointer',
  opacity: 0,
  selectors: {
    [`${card}:is(:hover, :focus-within) > &`]: alwaysVisible,
    [`${card}[data-lifted] > &`]: { visibility: 'hidden' },
    '&:hover': { background: surface.pressed, color: text.default },
  },
  '@media': {
    [touch]: { ...alwaysVisible, width: size.touch, height: size.touch, insetBlockStart: 0, insetInlineEnd: 0 },
    [below('md')]: {
      position: 'static',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space[6],
      width: '100%',
      height: 'auto',
      minHeight: size.touch,
      marginBlockStart: space[12],
      background: surface.pressed,
      color: text.default,
    },
    '(forced-colors: active)': { border: '1px solid' },
  },
});
globalStyle(`${move} > svg`, icon.medium);
export const dots = style({ '@media': { [below('md')]: { display: 'none' } } });
const onPhones = style({ display: 'none', '@media': { [below('md')]: { display: 'block' } } });
export const moveText = onPhones;
export const chevron = onPhones;
