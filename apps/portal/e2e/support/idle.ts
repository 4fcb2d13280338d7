import type { Page } from 'playwright';

/** Milliseconds without a request. */
const QUIET = 500;

/**
 * Waits until the page sends no requests. The stream of notifications stays open, so Playwright's own state `networkidle` is
 * never reached.
 */
export async function waitForIdle(page: Page): Promise<void> {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const) page.on(event as 'request', note);
  while (Date.now() - last < QUIET) await page.waitForTimeout(50);
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const) page.off(event as 'request', note);
}
