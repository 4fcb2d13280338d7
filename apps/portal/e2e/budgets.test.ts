import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { holdRequests } from './support/holdRequests.ts';
import { measureLoad } from './support/load.ts';
import { openAs } from './support/portal.ts';
import { test } from './support/test.ts';

/** Limits of a cold visit in kB of gzip (1,000 bytes). */
const budgets = { signIn: { js: 146, css: 8 }, couponList: { js: 193, css: 8.5 } };

/** Opens a signed-in page with an empty browser cache. */
async function openSignedInWithoutCache(page: Page): Promise<Page> {
  await openAs(page, 'admin');
  const { origins } = await page.context().storageState();
  const context: BrowserContext = await (page.context().browser() ?? rejectMissing()).newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins },
  });
  return context.newPage();
}
const rejectMissing = (): never => {
  throw new Error('the page has no browser');
};

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources?: { node?: Node }[] })[]) {
        const moved = entry.sources?.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : ''));
        shifts.push(`${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${moved?.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

test('keeps a cold visit to sign-in within its budget, without layout shifts', async ({ page }) => {
  const load = await measureLoad(page);
  await watchShifts(page);
  await page.goto('/auth/sign-in');
  await page.getByLabel('Email').waitFor();
  await page.waitForLoadState('networkidle');
  const { js, css, table } = await load();
  expect(js, table).toBeGreaterThan(67);
  expect(js, table).toBeLessThanOrEqual(budgets.signIn.js);
  expect(css, table).toBeLessThanOrEqual(budgets.signIn.css);
  expect(await shiftsOf(page)).toEqual([]);
});

test('keeps a cold visit to the coupon list within its budget, without layout shifts', async ({ page }) => {
  const cold = await openSignedInWithoutCache(page);
  const load = await measureLoad(cold);
  await watchShifts(cold);
  // The loading state is rendered, too.
  const release = await holdRequests(cold, '**/api/coupons/all**');
  await cold.goto('/coupon');
  await cold.locator('[data-state=loading]').waitFor();
  release();
  await cold.locator('[data-state=ready]').waitFor();
  await cold.waitForLoadState('networkidle');
  const { js, css, table } = await load();
  expect(js, table).toBeLessThanOrEqual(budgets.couponList.js);
  expect(css, table).toBeLessThanOrEqual(budgets.couponList.css);
  expect(await shiftsOf(cold)).toEqual([]);
  await cold.context().close();
});

test('requests the coupons before their screen has loaded', async ({ page }) => {
  const cold = await openSignedInWithoutCache(page);
  // The chunk of the screen arrives only after the request for its data.
  const requested = cold.waitForRequest('**/api/coupons/all**');
  const held: string[] = [];
  await cold.route(/\/assets\/CouponListScreen-.*\.js$/, async (route) => {
    held.push(route.request().url());
    await requested;
    await route.continue();
  });
  await cold.goto('/coupon');
  await cold.locator('[data-state=ready]').waitFor();
  expect(held, 'the chunk of the screen').toHaveLength(1);
  await cold.context().close();
});

test('prefetches the next screens when the sign-in page is idle', async ({ page }) => {
  await page.goto('/auth/sign-in');
  await page.getByLabel('Email').waitFor();
  const before = await page.evaluate(() => performance.getEntriesByType('resource').length);
  await page.waitForFunction((count) => performance.getEntriesByType('resource').length > count, before);
});
