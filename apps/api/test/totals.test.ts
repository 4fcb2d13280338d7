import { MAX_LISTED, premiumChange, toCents } from '@fairlead/rules';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quotes } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { policyCalls } from './support/policies.ts';
import { agent } from './support/quotes.ts';

const customer = 'customer@demo.test';
const owner = 'owner@demo.test';
const admin = 'admin@demo.test';

let server: Harness;
const calls = policyCalls(() => server);
beforeAll(async () => {
  server = await startHarness();
}, 120_000);
afterAll(() => server.close());

const read = async (account: string, url: string) => {
  const answer = await server.call(account, { url });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().payload;
};
const totalOf = (account: string, path: string, query: string) => read(account, `${path}/totals?${query}`);

type Row = Readonly<Record<string, unknown>>;

/** All rows of a list, read page by page. */
async function allRows(account: string, path: string, query: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 0; ; page++) {
    const { content, totalPages } = await read(account, `${path}?${query}&pageSize=100&pageNo=${page}`);
    rows.push(...content);
    if (page + 1 >= totalPages) return rows;
  }
}

const centsOf = (rows: readonly Row[], field: string) =>
  rows.reduce((sum, row) => sum + toCents(Number(row[field] ?? 0)), 0);

const lists = {
  policies: { path: '/api/policy/all', amount: 'premium' },
  quotes: { path: '/api/quotes/all', amount: 'premiumAmount' },
  transactions: { path: '/api/transaction/all', amount: 'paidAmount' },
  renewals: { path: '/api/renewals/all', amount: 'premium' },
} as const;

describe.each([
  ['policies', agent, ''],
  ['policies', agent, 'policyStatus=ACTIVE'],
  ['policies', agent, 'customerName=a'],
  ['policies', agent, 'filters=number.contains.1'],
  ['policies', agent, 'policyNumber=no%20such%20policy'],
  ['policies', owner, 'expiresWithin=90'],
  ['policies', customer, ''],
  ['policies', customer, 'customerName=a'],
  ['quotes', agent, ''],
  ['quotes', agent, 'answer=ACCEPTED'],
  ['quotes', agent, 'isDeleted=true'],
  ['quotes', customer, ''],
  ['transactions', admin, ''],
  ['transactions', admin, 'status=FAILED'],
  ['transactions', admin, 'agencyName=a'],
  ['transactions', owner, ''],
  ['renewals', agent, ''],
  ['renewals', agent, 'due=IN_90'],
  ['renewals', owner, 'filters=agent.is.ME'],
] as const)('the total of %s for %s with "%s"', (list, account, query) => {
  it('is the sum over all pages of the list', async () => {
    const { path, amount } = lists[list];
    const rows = await allRows(account, path, query);
    const counted = list === 'transactions' ? rows.filter(({ hasReceipt }) => hasReceipt) : rows;
    expect(await totalOf(account, path, query)).toMatchObject({
      count: rows.length,
      isCapped: false,
      total: centsOf(counted, amount) / 100,
    });
  });
});

it('differs between the accounts of the demo world, so the sums above are not all 0', async () => {
  const totals = [
    await totalOf(agent, lists.policies.path, ''),
    await totalOf(customer, lists.policies.path, ''),
    await totalOf(agent, lists.quotes.path, ''),
    await totalOf(admin, lists.transactions.path, ''),
    await totalOf(owner, lists.transactions.path, ''),
  ];
  expect(totals.every(({ total }) => total > 0)).toBe(true);
  expect(new Set(totals.map(({ total }) => total)).size).toBe(totals.length);
});

it('includes the renewal premiums and their change', async () => {
  const { path } = lists.renewals;
  const rows = await allRows(agent, path, '');
  const compared = rows.filter(({ premium, renewalPremium }) => premium !== null && renewalPremium !== null);
  const { percent } = premiumChange(centsOf(compared, 'premium'), centsOf(compared, 'renewalPremium'));
  expect(compared.length).toBeGreaterThan(0);
  expect(compared.length).toBeLessThan(rows.length);
  expect(await totalOf(agent, path, '')).toMatchObject({
    renewalTotal: centsOf(rows, 'renewalPremium') / 100,
    premiumChange: percent,
  });
});

it('sums the premium of the next term, or the premium of the quote while there is no next term', async () => {
  const policy = await calls.expiring({ premium: 100 });
  const query = `policyNumber=${encodeURIComponent(policy.policyNumber)}`;
  const total = () => totalOf(agent, lists.renewals.path, query);
  expect(await total()).toMatchObject({ count: 1, total: 100, renewalTotal: 0, premiumChange: null });
  const { carrierId } = await calls.detail(policy.id);
  const { quoteIds } = (await calls.requote(policy.id, { carrierIds: [carrierId] })).json().payload;
  await server.db.update(quotes).set({ premiumCents: 12_000 }).where(eq(quotes.id, quoteIds[0]));
  expect(await total()).toMatchObject({ count: 1, total: 100, renewalTotal: 120, premiumChange: 20 });
  expect((await calls.renew(await calls.detail(policy.id), { premium: 250 })).statusCode).toBe(201);
  expect(await total()).toMatchObject({ count: 1, total: 100, renewalTotal: 250, premiumChange: 150 });
});

it('refuses a page and an order', async () => {
  for (const parameter of ['pageNo=0', 'pageSize=20', 'sortBy=creationDate', 'ascOrDesc=asc'])
    for (const { path } of Object.values(lists))
      expect((await server.call(owner, { url: `${path}/totals?${parameter}` })).statusCode).toBe(400);
});

describe(`a list of more than ${MAX_LISTED} policies`, () => {
  const { path } = lists.policies;
  const FEW = 120;
  let first: { count: number; total: number };

  /** Adds copies of a policy, each with a premium of 10.01 dollars. */
  async function copyPolicy(count: number, number: string): Promise<void> {
    const { id } = (await read(agent, `${path}?pageSize=20`)).content[0];
    await server.db.execute(sql`
      insert into policies (id, agency_id, serial, policy_number, contact_id, insurance_type_id, assigned_agent_id,
          premium_cents, created_by)
        select gen_random_uuid(), agency_id, copy + (select max(serial) from policies), ${number}::text || copy, contact_id,
          insurance_type_id, assigned_agent_id, 1001, created_by
        from policies, generate_series(1, ${count}::int) as copy where policies.id = ${id}`);
  }

  beforeAll(async () => {
    first = await totalOf(agent, path, '');
    await copyPolicy(FEW, 'FEW-');
    await copyPolicy(MAX_LISTED - FEW - first.count, 'MANY-');
  }, 120_000);

  it(`has a total up to ${MAX_LISTED} rows`, async () => {
    const added = MAX_LISTED - first.count;
    expect(await totalOf(agent, path, '')).toEqual({
      count: MAX_LISTED,
      isCapped: false,
      total: (toCents(first.total) + added * 1001) / 100,
    });
  });

  it('claims no total of more rows, and has one with a filter', async () => {
    await copyPolicy(1, 'LAST-');
    expect(await totalOf(agent, path, '')).toEqual({ count: MAX_LISTED, isCapped: true, total: null });
    expect(await totalOf(agent, path, 'policyNumber=FEW-')).toEqual({
      count: FEW,
      isCapped: false,
      total: (FEW * 1001) / 100,
    });
    expect(await totalOf(customer, path, '')).toMatchObject({ isCapped: false });
  });
});
