import type { Decorator } from '@storybook/react-vite';

/** Key under which lists store the row height. */
const densityKey = 'fairlead.density';

/** Stores the row height of the toolbar as a user would, and removes it after the story. */
export function chooseDensity(density: unknown): (() => void) | undefined {
  if (density !== 'compact') return undefined;
  localStorage.setItem(densityKey, 'compact');
  return () => localStorage.removeItem(densityKey);
}

/** Stops animations and transitions, as for users who prefer reduced motion. */
export const withMotion: Decorator = (Story, { globals }) => (
  <>
    {globals.motion === 'none' && (
      <style>{'*, *::before, *::after { animation: none !important; transition: none !important }'}</style>
    )}
    <Story />
  </>
);
