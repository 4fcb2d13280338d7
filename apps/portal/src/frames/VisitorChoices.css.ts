import { style } from '@vanilla-extract/css';

/** Beside the logo and no taller than it: coming late, it moves nothing. */
export const corner = style({ float: 'inline-end', marginBlock: -7 });
