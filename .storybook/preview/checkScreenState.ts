import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/csf';
import { expect, waitFor } from 'storybook/test';

/** Expected `data-state` of a screen, by the last part of the story id. */
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
// Radix uses data-state too, with other values.
const selector = [...new Set(Object.values(stateOf))].map((state) => `[data-state="${state}"]`).join();

/**
 * Checks after every screen story that the screen's `data-state` matches the story's name. Stories with other names (a role, a
 * behaviour) are not checked. Pages without states have no such element; their only state is `Default`.
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
