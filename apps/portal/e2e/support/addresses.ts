import type { Viewer } from '@fairlead/rules';
import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Queries without which a route redirects. `:id` is a record of `records`. */
const queries: Record<string, string> = {
  '/auth/verify-email': '?token=a',
  '/mail/reply': '?token=a',
  '/opportunities/send-mail': '?contact=a&contactId=b&agent=c&opportunity=:id',
  '/policies/change-mailing-address': '?policyId=:id',
  '/policies/send-new-email': '?contact=a&contactId=b&agent=c&policy=:id',
  '/quotes/send-email': '?contact=a&agent=b&quote=:id',
};

/** Requests whose first record fills the parameter of an address, by the beginning of its path. The longest one counts. */
const records: Record<string, string> = {
  '/admin': '/api/admin/all',
  '/agencies': '/api/agency/all',
  '/agency': '/api/agency/id/:agency',
  '/agency/member': '/api/agency/agents?agencyId=:agency',
  '/carriers': '/api/carrier/all',
  '/claims': '/api/claim/all',
  '/contact': '/api/contact/all',
  '/coupon': '/api/coupons/all',
  '/document-requests': '/api/document-request/all',
  '/history/transactions': '/api/transaction/all',
  '/inbox': '/api/inbox/all?scope=AGENCY',
  '/insurance': '/api/insurance-type/all',
  '/opportunities': '/api/opportunity/all',
  '/package': '/api/subscription-package/all',
  '/plans': '/api/agency-subscription-plan/agencyId/:agency',
  '/policies': '/api/policy/all',
  '/quotes': '/api/quotes/all',
  '/roles': '/api/role/all',
  '/verification-docs': '/api/verification-doc/all',
};

const demoReferral = 'daniel-okafor';

/** Page of records, or a single one. A plan has an id of another name. */
interface RecordPayload {
  content?: { id: string }[];
  id?: string;
  agencySubscriptionId?: string;
}

/** Returns a function that completes the address of a route with a record that the user may read. */
export async function fillAddresses(page: Page) {
  const stored: Partial<Record<string, string>> = await page.evaluate(() => ({ ...localStorage }));
  const { agencyId } = JSON.parse(stored['fairlead.viewer'] ?? '{}') as Partial<Viewer>;
  async function findId(source: string): Promise<string> {
    const headers = { authorization: `Bearer ${stored['fairlead.token']}` };
    const response = await page.request.get(source.replace(':agency', agencyId ?? ''), { headers });
    const { payload } = (await response.json()) as { payload: RecordPayload | null };
    const id = payload?.content?.[0]?.id ?? payload?.agencySubscriptionId ?? payload?.id;
    expect(id, `record of ${source}`).toBeDefined();
    return id ?? '';
  }
  return async (path: string): Promise<string> => {
    const address = (path + (queries[path] ?? '')).replace(':referral', demoReferral);
    if (!address.includes(':id')) return address;
    const prefixes = Object.keys(records).filter((each) => path.startsWith(`${each}/`));
    const source = records[prefixes.toSorted((one, other) => other.length - one.length)[0] ?? ''];
    if (!source) throw new Error(`${path} needs an entry in \`records\``);
    return address.replace(':id', await findId(source));
  };
}
