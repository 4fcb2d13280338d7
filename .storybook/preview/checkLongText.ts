import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/csf';
import { expect, waitFor } from 'storybook/test';
import { clipped } from '../test/layoutChecks';

/**
 * Holds every component's `LongText` story to what it promises, after its play function has run: on a phone the page does not
 * scroll sideways, and no box cuts its words.
 */
export const checkLongText: AfterEach<ReactRenderer> = async ({ id, title, canvasElement, globals }) => {
  if (!title.startsWith('Components/') || !id.endsWith('--long-text') || globals.theme === 'ALL') return;
  await expect(globals.viewport, 'the viewport of LongText').toEqual({ value: 'phone' });
  const page = document.documentElement;
  // what floats is measured where it has come to rest
  await waitFor(async () => {
    for (const box of [page, canvasElement])
      await expect(box.scrollWidth, box.tagName).toBeLessThanOrEqual(box.clientWidth);
    await expect(clipped(document.body)).toEqual([]);
  });
};
