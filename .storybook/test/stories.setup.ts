import './typing.setup';
import { afterEach, expect, vi } from 'vitest';
import { clipped } from './layoutChecks';

/**
 * Holds every component's `LongText` story to what it promises: on a phone the page does not scroll sideways, and no box cuts
 * its words. What floats is measured where it has come to rest.
 */
afterEach(async ({ task }) => {
  if (task.name !== 'Long Text' || task.result?.state === 'fail' || !task.file.name.includes('packages/ui')) return;
  expect(window.innerWidth, 'globals.viewport').toBe(390);
  await vi.waitFor(() => {
    const page = document.documentElement;
    expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    expect(clipped(document.body)).toEqual([]);
  });
});
