import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/csf';
import { expect, waitFor } from 'storybook/test';

/** What a screen's root says in `data-state`, by the last part of the id of the story that has the name of a state. */
const stateOf: Readonly<Record<string, string>> = {
  default: 'ready',
  loading: 'loading',
  empty: 'empty',
  'no-results': 'no-results',
  'load-error': 'error',
  'not-found': 'not-found',
  create: 'ready',
  edit: 'ready',
  invalid: 'invalid',
  submitting: 'submitting',
  'server-error': 'server-error',
};
// Radix writes data-state too, with words of its own.
const selector = [...new Set(Object.values(stateOf))].map((state) => `[data-state="${state}"]`).join();

/**
 * Holds every story of a screen to its name, after its play function has run. A story that has no state's name (a role, a
 * behaviour) promises none; a page without states has no such root, and its only state is `Default`.
 */
export const checkScreenState: AfterEach<ReactRenderer> = async ({ id, tags, canvasElement, globals }) => {
  const name = id.slice(id.lastIndexOf('--') + 2);
  const expected = stateOf[name];
  if (!expected || globals.theme === 'ALL' || !tags.some((tag) => tag.startsWith('screen:'))) return;
  await waitFor(async () => {
    const shown = canvasElement.querySelector<HTMLElement>(selector)?.dataset.state;
    await expect(shown ?? (name === 'default' ? 'ready' : 'no data-state')).toBe(expected);
  });
};
