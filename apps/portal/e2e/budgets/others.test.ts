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

test('requests the session, the code and the data of a list before the code of the portal', async ({ page }) => {
  await openAs(page, 'admin');
  const visit = await prepareVisits(page, ready);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const count = (path: RegExp) => requested.filter((name) => path.test(name)).length;
  const early = [/^\/api\/auth\/me$/, /^\/api\/coupons\/all$/, /^\/assets\/CouponListScreen-.*\.js$/];
  // how soon a file arrives depends on the load of the machine, so the portal's own code waits for the other requests
  await page.route('**/assets/portal-*.js', async (route) => {
    await expect.poll(() => early.filter((path) => count(path) === 0)).toEqual([]);
    await route.continue();
  });
  await visit('/coupon');
  expect(early.map(count)).toEqual([1, 1, 1]);
});

test('prefetches the next screens when the sign-in page is idle', async ({ page }) => {
  await page.goto('/auth/sign-in');
  await page.getByLabel('Email').waitFor();
  const before = await page.evaluate(() => performance.getEntriesByType('resource').length);
  await page.waitForFunction((count) => performance.getEntriesByType('resource').length > count, before);
});
