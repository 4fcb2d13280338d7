import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { icon } from './icon';

const { surface, text } = vars;

/** A small button without a ground of its own, which holds an icon or a figure. */
export const quiet = style({
  // a grid takes three times as long to lay out, and each row of a table has some of these
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
