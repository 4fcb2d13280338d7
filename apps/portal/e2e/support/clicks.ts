import type { BrowserContext } from 'playwright';
import { expect } from 'vitest';

declare global {
  interface Window {
    countClick?: () => void;
  }
}

/** Expected clicks of a step, and addresses that it must not open. */
interface Step {
  /** Not counted if undefined. */
  clicks?: number;
  never?: readonly string[];
}

/**
 * Counts the presses of the mouse in all pages of a context, and collects the paths that its pages open. Call it before the first
 * page opens.
 *
 * @returns Function that ends a step: it compares clicks and paths since the last step with the expected ones.
 */
export async function countClicks(context: BrowserContext): Promise<(name: string, expected?: Step) => void> {
  let clicks = 0;
  let paths: string[] = [];
  await context.exposeBinding('countClick', () => {
    clicks += 1;
  });
  await context.addInitScript(() => {
    addEventListener('pointerdown', () => window.countClick?.(), true);
  });
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) paths.push(new URL(frame.url(), 'http://portal').pathname);
    }),
  );
  return (name, expected) => {
    if (expected?.clicks !== undefined) expect(clicks, `clicks of "${name}"`).toBe(expected.clicks);
    expect(
      paths.filter((path) => expected?.never?.includes(path)),
      `lists opened in "${name}"`,
    ).toEqual([]);
    clicks = 0;
    paths = [];
  };
}
