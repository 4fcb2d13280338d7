import { globalStyle, type StyleRule, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { controlWidth, usable } from '../theme/control';
import { icon } from '../theme/icon';

// Doubled selector to override the button's padding and colours regardless of the stylesheet order.
const square = (width: StyleRule): StyleRule => ({ selectors: { '&&': { ...width, padding: 0 } } });
export const size = styleVariants({
  small: square(controlWidth('small')),
  medium: square(controlWidth('medium')),
  large: square(controlWidth('large')),
});
globalStyle(`${size.small}.${size.small} > svg`, icon.medium);
globalStyle(`${size.large}.${size.large} > svg`, icon.large);

const hover = `&&:hover${usable}`;
const quiet = { '&&:not(:disabled)': { color: vars.text.muted } };
/** The icon of a ghost button is muted until it is hovered. */
export const ghost = styleVariants({
  neutral: { selectors: { ...quiet, [hover]: { color: vars.text.default } } },
  accent: {},
  danger: { selectors: { ...quiet, [hover]: { color: vars.tone.danger.text, background: vars.tone.danger.soft } } },
  success: {},
});
