import { readFileSync } from 'node:fs';
import type { PageEntry, PageView, Role } from '@fairlead/rules';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { prepareVisits, type Visit } from './support/load.ts';
import { openAs } from './support/portal.ts';
import { test } from './support/test.ts';

type Budget = Omit<Visit, 'table'>;

/** Limits of a cold visit by kind of screen: kB of JavaScript and CSS as sent, number of files, and layout shift. */
const budgets: Record<'signIn' | PageView['kind'], Budget> = {
  signIn: { js: 150, css: 10, requests: 10, shift: 0 },
  // a list with fewer rows than its skeleton moves the footer
  list: { js: 190, css: 18, requests: 20, shift: 0.06 },
  record: { js: 275, css: 20, requests: 40, shift: 0.06 },
  form: { js: 275, css: 20, requests: 40, shift: 0.01 },
  page: { js: 270, css: 21, requests: 32, shift: 0.01 },
};

/** Other limits of single routes. */
const exceptions: Record<string, Partial<Budget>> = {
  '/': { js: 235, css: 27, requests: 36, shift: 0.01 },
  '/coupon': { shift: 0 },
  // lists with dialogs, menus and forms of their own
  '/admin/list': { requests: 22 },
  '/jobs': { js: 216 },
  '/opportunities': { js: 290, css: 20, requests: 44 },
  '/policies': { js: 240, css: 19, requests: 33 },
  '/products': { js: 230, requests: 25 },
  '/quotes': { js: 265, requests: 31 },
  '/sent-mail': { js: 240, css: 21, requests: 31 },
  '/verification-doc/uploaded': { js: 234, css: 19.5, requests: 28 },
  '/opportunities/create': { js: 282 },
  // forms with an editor for formatted text
  '/compose-mail': { js: 400, css: 22, requests: 50 },
  '/policies/create': { js: 400, css: 22.5, requests: 55 },
  // its upload form may load before the measurement ends
  '/policies/docs': { js: 375, css: 23.5, requests: 42 },
};

/** Routes that redirect without a record in the query of their address. */
const needsQuery = [
  '/opportunities/send-mail',
  '/policies/change-mailing-address',
  '/policies/send-new-email',
  '/quotes/send-email',
];

/** The table that the build writes from the features' manifests. */
const pages = JSON.parse(readFileSync(new URL('../dist/pages.json', import.meta.url), 'utf8')) as PageEntry[];

/** Routes without parameters that the role may open, with the kind of their screen. */
const routesOf = (role: Role): [path: string, kind: PageView['kind']][] =>
  pages.flatMap(({ path, guard, views }): [string, PageView['kind']][] => {
    const view = views[role] ?? views.all;
    const isOpen = guard === 'signedIn' || (guard !== 'public' && guard[role] !== undefined);
    return view && isOpen && !path.includes(':') && !needsQuery.includes(path) ? [[path, view.kind]] : [];
  });

const ready = 'main [data-state]:not([data-state=loading])';

/** Exceeded limits of a visit, with the loaded files. */
function exceeded(visit: Visit, budget: Budget): string[] {
  const limits = Object.entries(budget) as [keyof Budget, number][];
  const over = limits.filter(([name, limit]) => visit[name] > limit).map(([name, limit]) => `${name} > ${limit}`);
  return over.length > 0 ? [`${over.join(', ')}\n${visit.table}`] : [];
}

async function visitAll(page: Page, role: Role): Promise<string[]> {
  const visit = await prepareVisits(page);
  const problems: string[] = [];
  for (const [path, kind] of routesOf(role))
    problems.push(...exceeded(await visit(path, ready), { ...budgets[kind], ...exceptions[path] }));
  return problems;
}

test('keeps a cold visit to sign-in within its budget', async ({ page }) => {
  const visit = await prepareVisits(page);
  const result = await visit('/auth/sign-in', 'input[type=password]');
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
    expect(routesOf(role).length).toBeGreaterThan(5);
    expect(await visitAll(page, role)).toEqual([]);
  },
);

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
  const visit = await prepareVisits(page);
  await visit('/coupon', ready);
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
