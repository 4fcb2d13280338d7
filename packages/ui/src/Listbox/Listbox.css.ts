import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { choice, panel } from '../theme/floating.css';
import { icon } from '../theme/icon';

const { space, text } = vars;

/** Popup below a field, positioned by Radix. */
export const list = style([
  panel,
  {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 'var(--radix-popper-anchor-width)',
    maxWidth: 'min(480px, var(--radix-popper-available-width))',
    maxHeight: 'min(328px, var(--radix-popper-available-height))',
    overflow: 'hidden',
  },
]);
// Radix hides the scroll bar in favour of arrow buttons. The bar shows the length of the list.
export const viewport = style({ padding: space[4], selectors: { '&&': { scrollbarWidth: 'thin' } } });

export const option = choice;
export const optionIcon = style({ display: 'flex', color: text.muted });
globalStyle(`${optionIcon} > svg`, icon.medium);

export { choiceText as optionLabel } from '../theme/floating.css';
export const check = style({ color: text.muted });
globalStyle(`${check} > svg`, icon.small);
