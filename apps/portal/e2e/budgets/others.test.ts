import type { Page } from 'playwright';
import { expect } from 'vitest';
import { budgets, exceeded, ready, routesOf, visitAll } from '../support/budgets.ts';
import { prepareVisits } from '../support/load.ts';
import { openAs } from '../support/portal.ts';
import { test } from '../support/test.ts';

test('keeps a cold visit to sign-in within its budget', async ({ page }) => {
  const visit = await prepareVisits(page, 'input[type=password]');
  const result = await visit('/auth/sign-in');
  expect(result.js, result.table).toBeGreaterThan(67);
  expect(exceeded(result, budgets.signIn)).toEqual([]);
});

test.for([
  ['ADMIN', 'admin'],
  ['CUSTOMER', 'customer'],
] as const)(
  'keeps cold visits of %s within the budgets of their routes',
  { timeout: 600_000 },
  async ([role, account], { page }) => {
    await openAs(page, account);
    expect(await visitAll(page, routesOf(role))).toEqual([]);
  },
);

test('keeps cold visits of visitors within the budgets of their routes', async ({ page }) => {
  await page.goto('/auth/sign-in');
  expect(await visitAll(page, routesOf())).toEqual([]);
});

/** Start of a request and end of a script, in milliseconds of the page. */
const timesOf = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, startTime, responseEnd }) => ({
        name,
        startTime,
        responseEnd,
      }),
    ),
  );

test('requests the session, the code and the data of a list at once', async ({ page }) => {
  await openAs(page, 'admin');
  const visit = await prepareVisits(page, ready);
  await visit('/coupon');
  const times = await timesOf(page);
  const entryEnd = times.find(({ name }) => /\/assets\/portal-.*\.js$/.test(name))?.responseEnd ?? 0;
  const started = times.filter(({ startTime }) => startTime < entryEnd).map(({ name }) => new URL(name).pathname);
  expect(started).toContain('/api/auth/me');
  expect(started).toContain('/api/coupons/all');
  expect(started.some((name) => /\/assets\/CouponListScreen-.*\.js$/.test(name))).toBe(true);
  const requests = times.map(({ name }) => name);
  expect(requests.filter((name) => name.includes('/api/auth/me'))).toHaveLength(1);
  expect(requests.filter((name) => name.includes('/api/coupons/all'))).toHaveLength(1);
});

test('prefetches the next screens when the sign-in page is idle', async ({ page }) => {
  await page.goto('/auth/sign-in');
  await page.getByLabel('Email').waitFor();
  const before = await page.evaluate(() => performance.getEntriesByType('resource').length);
  await page.waitForFunction((count) => performance.getEntriesByType('resource').length > count, before);
});
