import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { icon } from './icon';

const { surface, text } = vars;

/** Small button without a background, for an icon or a number. */
export const quiet = style({
  // Grid layout takes three times as long, and each table row has several of these.
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: text.muted,
  cursor: 'pointer',
  selectors: { '&:hover': { background: surface.pressed, color: text.default } },
});
globalStyle(`${quiet} > svg`, icon.medium);
