import { below } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** In line with the logo, its last icon at the edge of the column. No taller than the logo: coming late, it moves nothing. */
export const corner = style({
  float: 'inline-end',
  marginBlock: -3,
  marginInlineEnd: -8,
  // where there is room for a finger
  '@media': { [below('md')]: { marginBlock: -7, marginInlineEnd: -12 } },
});
