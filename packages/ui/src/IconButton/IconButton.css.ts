import { type StyleRule, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { controlWidth, usable } from '../theme/control';
import { icon } from '../theme/icon';

// doubled, to win over the button's padding and colours whichever stylesheet comes first
const square = (width: StyleRule, glyph: StyleRule): StyleRule => ({
  selectors: { '&&': { ...width, padding: 0 }, '&& > svg': glyph },
});
export const size = styleVariants({
  small: square(controlWidth('small'), icon.medium),
  medium: square(controlWidth('medium'), icon.medium),
  large: square(controlWidth('large'), icon.large),
});

const hover = `&&:hover${usable}`;
const quiet = { '&&:not(:disabled)': { color: vars.text.muted } };
/** On a ghost the icon is quiet until the pointer is over it. */
export const ghost = styleVariants({
  neutral: { selectors: { ...quiet, [hover]: { color: vars.text.default } } },
  accent: {},
  danger: { selectors: { ...quiet, [hover]: { color: vars.tone.danger.text, background: vars.tone.danger.soft } } },
  success: {},
});
