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
// a phone has room for the page's own name
globalStyle(`${item}:not(:last-child), ${item}:last-child > svg`, { '@media': { [below('md')]: { display: 'none' } } });
globalStyle(`${item} > svg`, { ...icon.small, opacity: 0.7 });
globalStyle(`${item}:dir(rtl) > svg`, { transform: 'scaleX(-1)' });
// the last step gives way when the line is too long; it stands in full as the title of the page
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
