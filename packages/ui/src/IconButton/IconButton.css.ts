import { globalStyle, type StyleRule, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { controlWidth, usable } from '../theme/control';
import { icon } from '../theme/icon';

// doubled, to win over the button's padding and colours whichever stylesheet comes first
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
/** On a ghost the icon is quiet until the pointer is over it. */
export const ghost = styleVariants({
  neutral: { selectors: { ...quiet, [hover]: { color: vars.text.default } } },
  accent: {},
  danger: { selectors: { ...quiet, [hover]: { color: vars.tone.danger.text, background: vars.tone.danger.soft } } },
  success: {},
});
