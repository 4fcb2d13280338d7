import { type MediaFeatures, pretendMedia } from './mediaFeatures';

/** Key under which lists store the row height. */
const densityKey = 'fairlead.density';

/** Stores the row height of the toolbar as a user would, and removes it after the story. */
export function chooseDensity(density: unknown): (() => void) | undefined {
  if (density !== 'compact') return undefined;
  localStorage.setItem(densityKey, 'compact');
  return () => localStorage.removeItem(densityKey);
}

const mediaOf: Readonly<Record<string, MediaFeatures>> = {
  motion: { 'prefers-reduced-motion': 'reduce' },
  contrast: { 'prefers-contrast': 'more' },
};

/** Shows the story as for users with a preference in their system, and restores the styles after it. */
export const choosePreference = (preference: unknown): (() => void) | undefined =>
  pretendMedia(mediaOf[String(preference)] ?? {});
