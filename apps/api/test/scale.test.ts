import { checkAccess } from '@fairlead/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countScale, makeScale, scaleAccounts, scaleViewers } from '../scripts/scale/scale.ts';
import { access } from '../src/access.ts';
import { contract, type Operation } from '../src/contract/document.ts';
import { openTestDatabase } from './support/database.ts';
import { type Harness, startHarness } from './support/harness.ts';

/** Small, so that the test is fast. */
const POLICIES = 300;
/** One record in five is opened. */
const SAMPLE = 5;

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
  await makeScale(server.db, { policies: POLICIES, now: server.clock.now(), storage: server.storage });
});
afterAll(() => server.close());

const read = async (as: string, url: string) => {
  const response = await server.call(as, { url });
  expect(response.statusCode, `${as} ${url}: ${response.body}`).toBe(200);
  return response.json().payload;
};

/** Ids of all records of a list. */
async function idsOf(as: string, list: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 0; ; page++) {
    const { content, totalElements } = await read(as, `${list}?pageSize=100&pageNo=${page}`);
    ids.push(...content.map(({ id }: { id: string }) => id));
    if (content.length === 0 || ids.length >= totalElements) return ids;
  }
}

const accounts = Object.keys(scaleViewers).map((key) => {
  const account = key as keyof typeof scaleViewers;
  return { account, email: scaleAccounts[account], viewer: scaleViewers[account] };
});

const isJson = ({ responses }: Operation) => responses['200']?.content?.['application/json'] !== undefined;

/** Reads of the contract that need no parameter. */
const reads = [...contract.values()].filter(
  ({ method, path, secured, parameters }) =>
    method === 'GET' && secured && !path.includes('{') && parameters.every(({ required }) => !required),
);

describe('the large agency', () => {
  it.each(accounts)(
    'shows its $account the first page of every list, and the dashboards',
    async ({ email, viewer }) => {
      const allowed = reads.filter(({ id }) => checkAccess(access[id], viewer) === 'allowed');
      expect(allowed.length).toBeGreaterThan(8);
      for (const { path } of allowed.filter(isJson)) await read(email, path);
    },
  );

  it('has records of all kinds in proportion', async () => {
    const counts = await countScale(server.db);
    expect(counts).toMatchObject({ policies: POLICIES, contacts: 50, opportunities: 120, claims: 6 });
    for (const [table, total] of Object.entries(counts)) expect(total, table).toBeGreaterThan(0);
    const total = async (url: string) => (await read(scaleAccounts.admin, url)).totalElements;
    expect(await total('/api/policy/all')).toBe(POLICIES);
    expect(await total('/api/contact/all')).toBe(50);
    expect(await total('/api/claim/all')).toBe(6);
    expect(await total('/api/service-request/all')).toBe(12);
    expect((await read(scaleAccounts.admin, '/api/policy/all/counters')).total).toBe(POLICIES);
    expect((await read(scaleAccounts.admin, '/api/dashboard/agency')).plan).toMatchObject({ expired: false });
    expect((await read(scaleAccounts.customer, '/api/dashboard/customer')).policies.total).toBeGreaterThanOrEqual(15);
  });

  it.each([
    ['/api/contact/all', '/api/contact/id/'],
    ['/api/opportunity/all', '/api/opportunity/id/'],
    ['/api/quotes/all', '/api/quotes/id/'],
    ['/api/policy/all', '/api/policy/id/'],
    ['/api/claim/all', '/api/claim/id/'],
    ['/api/service-request/all', '/api/service-request/id/'],
    ['/api/email/all', '/api/email/get/'],
  ])('shows the records of %s', async (list, record) => {
    const ids = await idsOf(scaleAccounts.agent, list);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids.filter((_, place) => place % SAMPLE === 0)) await read(scaleAccounts.agent, `${record}${id}`);
  });

  it('is created once', async () => {
    const again = makeScale(server.db, { policies: POLICIES, now: server.clock.now(), storage: server.storage });
    await expect(again).rejects.toThrow('the large agency exists already');
  });

  it('can be created in an empty database', async () => {
    const { db, close } = await openTestDatabase();
    try {
      await makeScale(db, { policies: POLICIES, now: server.clock.now(), storage: server.storage });
      expect(await countScale(db)).toMatchObject({ policies: POLICIES });
    } finally {
      await close();
    }
  });
});
