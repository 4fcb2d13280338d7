export const densities = ['default', 'compact'] as const;
/** Rows of 44 or of 36 px. */
export type Density = (typeof densities)[number];
