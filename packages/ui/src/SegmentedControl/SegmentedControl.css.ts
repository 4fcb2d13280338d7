import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { touch } from '../theme/control';
import { quiet } from '../theme/quiet.css';

const { border, focus, fontSize, lineHeight, radius, size, space, surface, text, weight } = vars;

/** Background behind the options. */
export const root = style({
  display: 'inline-flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: '2px',
  width: 'fit-content',
  maxWidth: '100%',
  padding: '2px',
  border: 0,
  borderRadius: radius.control,
  background: surface.pressed,
});

const chosen = ':is([aria-pressed="true"], :has(:checked))';
const outlined = { outline: '2px solid', outlineOffset: '-2px' };

/** Single option: a pressed button, or the label of a checked radio button. */
export const option = style([
  quiet,
  {
    position: 'relative',
    minWidth: '30px',
    minHeight: size.compact,
    borderRadius: radius.inner,
    selectors: {
      '&:hover': { background: 'none' },
      [`&&${chosen}`]: {
        background: surface.overlay,
        color: text.default,
        boxShadow: `0 0 0 1px ${border.default}`,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${focus.ring}`, outlineOffset: '2px' },
      '&&:has(:disabled)': { background: 'none', color: text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [touch]: { minWidth: size.touch, minHeight: size.touch },
      '(forced-colors: active), (prefers-contrast: more)': {
        selectors: { [`&${chosen}:not(:has(:focus-visible))`]: outlined },
      },
    },
  },
]);

/** Option with text. */
export const body = style([
  option,
  {
    gridAutoFlow: 'column',
    gap: space[6],
    paddingInline: '10px',
    fontSize: fontSize.label,
    lineHeight: lineHeight.label,
    fontWeight: weight.label,
    overflowWrap: 'anywhere',
  },
]);
