import { style } from '@vanilla-extract/css';

/** Two paired fields are read in one glance; wider they drift apart. */
export const frame = style({ maxWidth: 672 });
