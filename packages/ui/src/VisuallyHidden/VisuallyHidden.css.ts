import { style } from '@vanilla-extract/css';

export const root = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  // At the end of a page it would make the page one pixel longer than the window.
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
