import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { icon } from '../theme/icon';
import { below } from '../theme/tokens';

export const root = style({ minWidth: 0 });
export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[6],
  fontWeight: 550,
  color: vars.text.muted,
  whiteSpace: 'nowrap',
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[6],
  flex: 'none',
});
// Phones show the current page only.
globalStyle(`${item}:not(:last-child), ${item}:last-child > svg`, { '@media': { [below('md')]: { display: 'none' } } });
globalStyle(`${item} > svg`, { ...icon.small, opacity: 0.7 });
// The last item is truncated when the line is too long, because the page title repeats it in full.
export const last = style({ flex: '0 1 auto', minWidth: 0 });
export const link = style({
  borderRadius: '3px',
  selectors: { '&:hover': { color: vars.text.default } },
});
export const here = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontWeight: vars.weight.label,
  color: vars.text.default,
});
