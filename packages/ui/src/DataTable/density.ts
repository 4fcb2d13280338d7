export const densities = ['default', 'compact'] as const;
/** Row height: 44 px (`default`) or 36 px (`compact`). */
export type Density = (typeof densities)[number];
