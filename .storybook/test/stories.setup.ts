import './forcedColours.setup';
import './motion.setup';
import './queryErrors.setup';
import './typing.setup';
import { afterEach, expect, vi } from 'vitest';
import { clipped } from './layoutChecks';

/**
 * Checks every component's `LongText` story at phone width: the page does not scroll sideways, and no box cuts off its text.
 * Popups are measured after their animation.
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
