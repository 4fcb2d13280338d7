import { readFileSync } from 'node:fs';
import type { PageEntry, PageView, Role } from '@fairlead/rules';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { fillAddresses } from './addresses.ts';
import { prepareVisits, type Visit } from './load.ts';

type Budget = Omit<Visit, 'table'>;

/**
 * Limits of a cold visit by kind of screen: kB of JavaScript and CSS as sent, number of files, and layout shift. They leave
 * 2 % of the size and three files for changes of shared code; a new dependency or an eager import exceeds them.
 */
export const budgets: Record<'signIn' | PageView['kind'], Budget> = {
  signIn: { js: 142, css: 11.9, scripts: 9, requests: 11, shift: 0 },
  // a list with fewer rows than its skeleton moves the footer
  list: { js: 213, css: 12.6, scripts: 20, requests: 22, shift: 0.06 },
  record: { js: 280, css: 19, scripts: 30, requests: 36, shift: 0.03 },
  form: { js: 310, css: 19.8, scripts: 34, requests: 40, shift: 0.01 },
  page: { js: 290, css: 18.2, scripts: 29, requests: 34, shift: 0.01 },
};

/** A screen with the text editor, which arrives after the rest. */
const editor: Partial<Budget> = { js: 444, scripts: 48, requests: 54 };

/** Other limits of single routes. */
const exceptions: Record<string, Partial<Budget>> = {
  // tasks with their menus and choices, beside the figures
  '/': { js: 335, css: 24.3, scripts: 51, requests: 63, shift: 0.03 },
  // the same tasks, and the empty calendar while it loads; the footer moves down
  '/tasks': { js: 296, css: 19.3, scripts: 36, requests: 41, shift: 0.025 },
  // figures and stages of the renewals
  '/renewals': { js: 216 },
  // the headings move by some pixels when the columns fit the rows
  '/coupon': { shift: 0.001 },
  '/agency/:id': { js: 314, css: 19.3, scripts: 35, requests: 41 },
  '/agency/settings': { js: 320, css: 24.1, scripts: 41, requests: 52 },
  // overview with the records of all kinds, and a timeline whose composer is a sheet on phones, with the
  // formatted text of notes
  '/contact/:id': { js: 353, css: 23.1, scripts: 62, requests: 73 },
  // second factor with its dialogs, sessions and alerts
  '/profile/security': { js: 295, css: 21, scripts: 29, requests: 36 },
  // a form in the frame of the portal, with the sheets of its menus
  '/auth/change-password': { js: 301 },
  // documents of the agency
  '/verification-docs': { js: 306, css: 18.9, scripts: 29, requests: 35 },
  // a form to upload pages that keeps a draft, in the frame of the portal
  '/document-requests/:id': { js: 293 },
  // documents and the invoices of a policy, with a link to the policy
  '/policies/docs': { js: 321, css: 19.9, scripts: 40, requests: 47 },
  '/policies/:id/invoices': { js: 320, css: 20.5, scripts: 41, requests: 49 },
  '/policies/:id/certificates': { js: 316, css: 19, scripts: 36, requests: 42 },
  // documents, messages, tasks and a timeline; the footer moves down
  '/claims/:id': { js: 403, css: 31, scripts: 91, requests: 108, shift: 0.05 },
  // progress, coverages, discounts, documents, tasks and added quotes; the footer moves down
  '/quotes/:id': { js: 402, css: 30.1, scripts: 87, requests: 104, shift: 0.045 },
  // panels of five areas
  '/policies/:id': { js: 365, css: 25.4, scripts: 67, requests: 80, shift: 0.05 },
  '/policies/view/:id': { js: 349, css: 23.6, scripts: 54, requests: 65, shift: 0.05 },
  // conversation, composer with formatted text, and facts with tasks
  '/inbox': { js: 340, css: 20.1, scripts: 50, requests: 55 },
  '/inbox/:id': { js: 459, css: 21.3, scripts: 62, requests: 68 },
  '/compose-mail': editor,
  '/opportunities/send-mail': editor,
  '/policies/create': editor,
  '/policies/edit/:id': editor,
  '/policies/send-new-email': editor,
  '/quotes/send-email': editor,
  // the invitation is checked before the form appears
  '/join/:referral': { shift: 0.08 },
  // forms with pickers, uploads and dates
  '/claims/add': { css: 21 },
  '/claims/report': { js: 317, css: 21, scripts: 36, requests: 45 },
  '/opportunities/create': { js: 319, css: 20, scripts: 39, requests: 46 },
};

/** The table that the build writes from the features' manifests. */
const pages = JSON.parse(readFileSync(new URL('../../dist/pages.json', import.meta.url), 'utf8')) as PageEntry[];

/** Route with the kind of its screen. */
type Route = [path: string, kind: PageView['kind']];

/** Routes that the role may open, or those of visitors. */
export const routesOf = (role?: Role): Route[] =>
  pages.flatMap(({ path, guard, views }): Route[] => {
    const view = (role && views[role]) ?? views.all;
    const isOpen = role
      ? guard === 'signedIn' || (typeof guard === 'object' && guard[role] !== undefined)
      : guard === 'public';
    return view && isOpen ? [[path, view.kind]] : [];
  });

/** Selector of a page that is ready. */
export const ready = 'main [data-state]:not([data-state=loading])';

/** Exceeded limits of a visit, with the loaded files. */
export function exceeded(visit: Visit, budget: Budget): string[] {
  const limits = Object.entries(budget) as [keyof Budget, number][];
  const over = limits.filter(([name, limit]) => visit[name] > limit).map(([name, limit]) => `${name} > ${limit}`);
  return over.length > 0 ? [`${over.join(', ')}\n${visit.table}`] : [];
}

/** Visits of a route of which one must be within its budget. */
const VISITS = 2;

/** Visits routes and returns the exceeded budgets. Visits again where responses that arrived in another order moved the page. */
export async function visitAll(page: Page, routes: readonly Route[]): Promise<string[]> {
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
