import { readFileSync } from 'node:fs';
import type { PageEntry, PageView, Role } from '@fairlead/rules';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { fillAddresses } from './support/addresses.ts';
import { prepareVisits, type Visit } from './support/load.ts';
import { openAs } from './support/portal.ts';
import { test } from './support/test.ts';

type Budget = Omit<Visit, 'table'>;

/**
 * Limits of a cold visit by kind of screen: kB of JavaScript and CSS as sent, number of files, and layout shift. They leave
 * 2 % of the size and three files for changes of shared code; a new dependency or an eager import exceeds them.
 */
const budgets: Record<'signIn' | PageView['kind'], Budget> = {
  signIn: { js: 138, css: 10.8, scripts: 7, requests: 8, shift: 0 },
  // a list with fewer rows than its skeleton moves the footer
  list: { js: 193, css: 10.8, scripts: 11, requests: 12, shift: 0.06 },
  record: { js: 262, css: 17.5, scripts: 28, requests: 34, shift: 0.03 },
  form: { js: 288, css: 18.8, scripts: 32, requests: 37, shift: 0.01 },
  page: { js: 279, css: 18, scripts: 24, requests: 31, shift: 0.01 },
};

/** Other limits of single routes. */
const exceptions: Record<string, Partial<Budget>> = {
  // tasks with their menus and choices, beside the figures
  '/': { js: 284, css: 23.2, scripts: 33, requests: 40 },
  '/coupon': { shift: 0 },
  '/agency/:id': { js: 287 },
  '/agency/settings': { js: 287, css: 18.7, scripts: 28 },
  // timeline whose composer is a sheet on phones
  '/contact/:id': { js: 267, css: 18.3 },
  // second factor with its dialogs, sessions and alerts
  '/profile/security': { js: 285, css: 20 },
  // documents of the agency
  '/document-requests/:id': { js: 272 },
  '/policies/docs': { js: 286, scripts: 28, requests: 34 },
  '/policies/:id/invoices': { js: 286, scripts: 28, requests: 34 },
  '/policies/:id/certificates': { js: 291, scripts: 31, requests: 37 },
  // documents, messages, tasks and a timeline; the footer moves down
  '/claims/:id': { js: 312, css: 22.9, scripts: 46, requests: 57, shift: 0.05 },
  // progress, coverages, discounts, documents, tasks and added quotes; the footer moves down
  '/quotes/:id': { js: 312, css: 21.8, scripts: 50, requests: 60, shift: 0.045 },
  // panels of five areas, loaded when they are reached
  '/policies/:id': { js: 336, css: 23.8, scripts: 56, requests: 69, shift: 0.05 },
  '/policies/view/:id': { js: 322, css: 22.2, scripts: 44, requests: 54, shift: 0.05 },
  // conversation, composer with formatted text, and facts
  '/inbox': { js: 308, css: 18.7, scripts: 36, requests: 44 },
  '/inbox/:id': { js: 308, css: 18.7, scripts: 36, requests: 44 },
  // the invitation is checked before the form appears
  '/join/:referral': { shift: 0.08 },
  // forms with pickers, uploads and dates
  '/claims/report': { js: 291 },
  '/opportunities/create': { js: 291 },
  '/policies/create': { js: 292 },
  '/policies/edit/:id': { js: 298, scripts: 36, requests: 43 },
};

/** The table that the build writes from the features' manifests. */
const pages = JSON.parse(readFileSync(new URL('../dist/pages.json', import.meta.url), 'utf8')) as PageEntry[];

/** Route with the kind of its screen. */
type Route = [path: string, kind: PageView['kind']];

/** Routes that the role may open, or those of visitors. */
const routesOf = (role?: Role): Route[] =>
  pages.flatMap(({ path, guard, views }): Route[] => {
    const view = (role && views[role]) ?? views.all;
    const isOpen = role
      ? guard === 'signedIn' || (typeof guard === 'object' && guard[role] !== undefined)
      : guard === 'public';
    return view && isOpen ? [[path, view.kind]] : [];
  });

const ready = 'main [data-state]:not([data-state=loading])';

/** Exceeded limits of a visit, with the loaded files. */
function exceeded(visit: Visit, budget: Budget): string[] {
  const limits = Object.entries(budget) as [keyof Budget, number][];
  const over = limits.filter(([name, limit]) => visit[name] > limit).map(([name, limit]) => `${name} > ${limit}`);
  return over.length > 0 ? [`${over.join(', ')}\n${visit.table}`] : [];
}

/** Visits of a route of which one must be within its budget. */
const VISITS = 3;

/**
 * Visits routes and returns the exceeded budgets.
 *
 * Parts that a page shows later, such as the text editor, are requested while the page waits for its data. When the server is
 * slow, they arrive before the page is ready and count. A route that exceeds its budget is therefore visited again.
 */
async function visitAll(page: Page, routes: readonly Route[]): Promise<string[]> {
  expect(routes.length).toBeGreaterThan(5);
  const visit = await prepareVisits(page, ready);
  const complete = await fillAddresses(page);
  const problems: string[] = [];
  for (const [path, kind] of routes) {
    const address = await complete(path);
    const expected = path === '/auth/sign-out' ? '/auth/sign-in' : address.replace(/\?.*/, '');
    let over: string[] = [];
    for (let visits = 0; visits === 0 || (over.length > 0 && visits < VISITS); visits++) {
      const result = await visit(address);
      expect(new URL(page.url()).pathname, `${path} redirects`).toBe(expected);
      over = exceeded(result, { ...budgets[kind], ...exceptions[path] });
    }
    problems.push(...over);
  }
  return problems;
}

test('keeps a cold visit to sign-in within its budget', async ({ page }) => {
  const visit = await prepareVisits(page, 'input[type=password]');
  const result = await visit('/auth/sign-in');
  expect(result.js, result.table).toBeGreaterThan(67);
  expect(exceeded(result, budgets.signIn)).toEqual([]);
});

test.for([
  ['ADMIN', 'admin'],
  ['AGENT', 'owner'],
  ['CUSTOMER', 'customer'],
] as const)(
  'keeps cold visits of %s within the budgets of their routes',
  { timeout: 300_000 },
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
