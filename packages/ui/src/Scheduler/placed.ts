import type { CSSProperties } from 'react';

/** Positions as custom properties, which the stylesheets read. */
export const placed = (position: Record<`--${string}`, number>): CSSProperties => position;
