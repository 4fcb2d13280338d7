import type { APIRequestContext, Page } from 'playwright';
import { expect } from 'vitest';
import { waitForIdle } from './idle.ts';
import { demoPassword } from './portal.ts';

const id = /[0-9a-f]{8}-[0-9a-f-]{27}/g;
/** Parameters that sort and filter a list. They open nothing. */
const listParameters = ['page', 'size', 'by', 'q', 'sort', 'filter'];
/** Parameters whose values show different content. */
const viewParameters = ['tab', 'step'];
/** Kind of page: its address without ids and texts. */
export function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://portal');
  const opened = [...searchParams]
    .filter(([name]) => !listParameters.includes(name))
    .map(([name, value]) =>
      viewParameters.includes(name) ? `${name}=${value}` : `${name}=${value.replace(id, '') === '' ? ':id' : ':text'}`,
    );
  return pathname.replaceAll(id, ':id') + (opened.length > 0 ? `?${opened.toSorted().join('&')}` : '');
}

/** Links to other pages of the portal, and addresses of the page's tabs. Tabs in forms have no address. */
export const linksOf = (page: Page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(
      ({ pathname, search }) => pathname + search,
    ),
    ...[...document.querySelectorAll('main [role=tab][data-state=inactive]:not(form *)')].map(
      ({ id: tab }) => `${location.pathname}?tab=${tab.replace(/^.*-trigger-/, '')}`,
    ),
  ]);

/** Loads all sections of a record page. Without this, the last ones load when they are reached. */
export async function loadSections(page: Page): Promise<void> {
  const last = page.locator('main nav a[aria-keyshortcuts]').last();
  if ((await last.count()) === 0) return;
  await last.click();
  await waitForIdle(page);
}

type Crawler = 'admin' | 'owner' | 'customer';

/** Signs in through the API. `call` returns the payload of a successful request. */
export async function callAs(request: APIRequestContext, account: Crawler) {
  const signIn = await request.post('/api/auth/signin', {
    headers: { domain: 'localhost' },
    data: { email: `${account}@demo.test`, password: demoPassword },
  });
  const { payload } = (await signIn.json()) as { payload: { accessToken: string; user: { id: string } } };
  const headers = { authorization: `Bearer ${payload.accessToken}` };
  const call = async <T>(url: string, options: Parameters<APIRequestContext['fetch']>[1] = {}) => {
    const answer = await request.fetch(url, { ...options, headers });
    expect(answer.status(), `${url} ${await answer.text()}`).toBeLessThan(300);
    return ((await answer.json()) as { payload: T }).payload;
  };
  return { call, userId: payload.user.id };
}
type Call = Awaited<ReturnType<typeof callAs>>['call'];

interface Listed<T> {
  content: T[];
}
export async function firstOf<T = { id: string }>(call: Call, url: string): Promise<T> {
  const [first] = (await call<Listed<T>>(url)).content;
  if (first === undefined) throw new Error(`${url} is empty`);
  return first;
}
export interface Product {
  accessUrl: string;
  insuranceType: { tag: string };
}

/** Addresses that open a dialog, a drawer or a step by their query. Some have no link. */
export const openings: Record<Crawler, (call: Call) => Promise<string[]>> = {
  admin: () => Promise.resolve([]),
  owner: async (call) => {
    const [mail, opportunity] = [await firstOf(call, '/api/email/all'), await firstOf(call, '/api/opportunity/all')];
    const [contact, policy] = [await firstOf(call, '/api/contact/all'), await firstOf(call, '/api/policy/all')];
    return [
      `/quotes/create?contactId=${contact.id}`,
      `/opportunities/create?contactId=${contact.id}`,
      `/policies/change-mailing-address?policyId=${policy.id}`,
      `/sent-mail?mail=${mail.id}`,
      `/opportunities?open=${opportunity.id}`,
      `/policies/create?opportunityId=${opportunity.id}`,
    ];
  },
  customer: async (call) => {
    const { insuranceType } = await firstOf<Product>(call, '/api/subscribed-product/all');
    const policy = await firstOf(call, '/api/policy/all');
    return [
      `/opportunities?open=${(await firstOf(call, '/api/opportunity/all')).id}`,
      `/products?${new URLSearchParams({ insurance: insuranceType.tag })}`,
      `/claims/add?policyId=${policy.id}&step=loss`,
      `/policies/change-mailing-address?policyId=${policy.id}`,
    ];
  },
};

/** Kinds of pages with a query that the test must show to each account. */
export const required: Record<Crawler, string[]> = {
  admin: ['members', 'documents', 'subscription', 'transactions'].map((tab) => `/agencies/view/:id?tab=${tab}`),
  owner: [
    '/sent-mail?mail=:id',
    ...['mails', 'opportunities', 'policies', 'quotes'].map((tab) => `/contact/:id?tab=${tab}`),
    '/opportunities?open=:id',
    '/opportunities/create?contactId=:id',
    '/quotes/create?contactId=:id',
    '/quotes/create?opportunityId=:id',
    '/policies/create?contactId=:id',
    '/policies/create?quoteId=:id',
    '/policies/create?opportunityId=:id',
    '/policies/docs?policyId=:id',
    '/policies/change-mailing-address?policyId=:id',
    '/compose-mail?contactId=:id',
    '/opportunities/send-mail?agent=:text&contact=:text&contactId=:id&opportunity=:id',
    '/policies/send-new-email?agent=:text&contact=:text&contactId=:id&policy=:id',
    '/quotes/send-email?agent=:text&contact=:text&contactId=:id&quote=:id',
  ],
  customer: [
    '/opportunities?open=:id',
    '/products?insurance=:text',
    '/claims/add?policyId=:id&step=loss',
    '/policies/docs?policyId=:id',
    '/policies/change-mailing-address?policyId=:id',
  ],
};
