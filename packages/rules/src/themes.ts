/** Color themes of the portal. */
export const themes = ['DEFAULT', 'DARK', 'LIGHT', 'BLUE', 'GREEN', 'INDIGO'] as const;
export type Theme = (typeof themes)[number];
