import { below } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** Aligned with the logo and the column's edge. No taller than the logo, because it loads late and must not shift the page. */
export const corner = style({
  float: 'inline-end',
  marginBlock: -3,
  marginInlineEnd: -8,
  // larger touch targets
  '@media': { [below('md')]: { marginBlock: -7, marginInlineEnd: -12 } },
});
