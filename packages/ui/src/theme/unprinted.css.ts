import { style } from '@vanilla-extract/css';

/** Part of a page that paper leaves out. */
export const unprinted = style({ '@media': { print: { display: 'none !important' } } });
