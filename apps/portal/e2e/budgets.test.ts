import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { measureLoad } from './support/load.ts';
import { openAs } from './support/portal.ts';
import { test } from './support/test.ts';

/** Limits of a cold visit in kB of gzip (1,000 bytes). */
const budgets = { signIn: { js: 150, css: 8 }, couponList: { js: 193, css: 14 } };

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

/** Delays API responses so that loading states are rendered. */
const delayApi = (page: Page) =>
  page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });

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
  await delayApi(cold);
  await cold.goto('/coupon');
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
  await cold.route('**/assets/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  await cold.goto('/coupon');
  await cold.locator('[data-state=ready]').waitFor();
  const entries = await cold.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const { name, startTime, responseEnd } = entry as PerformanceResourceTiming;
      return { name, startTime, responseEnd };
    }),
  );
  const data = entries.find(({ name }) => name.includes('/api/coupons/all'));
  const screen = entries.find(({ name }) => /\/assets\/CouponListScreen-.*\.js$/.test(name));
  expect(data, 'the request for coupons').toBeDefined();
  expect(screen, 'the chunk of the screen').toBeDefined();
  expect(data?.startTime).toBeLessThan(screen?.responseEnd ?? 0);
  await cold.context().close();
});

test('prefetches the next screens when the sign-in page is idle', async ({ page }) => {
  await page.goto('/auth/sign-in');
  await page.getByLabel('Email').waitFor();
  const before = await page.evaluate(() => performance.getEntriesByType('resource').length);
  await page.waitForFunction((count) => performance.getEntriesByType('resource').length > count, before);
});
