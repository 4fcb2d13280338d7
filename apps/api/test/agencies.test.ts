import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from '../src/db/ids.ts';
import { agencies, files, uploadedDocs, users, verificationDocs } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';

interface ListedAgency {
  id: string;
  agencyName: string;
  creationDateTimeStamp: number;
  plan: { status: string } | null;
}

let server: Harness;
let rich: string;
let other: string;
const idOf = async (name: string): Promise<string> => {
  const [row] = await server.db.select({ id: agencies.id }).from(agencies).where(eq(agencies.name, name));
  return row?.id ?? '';
};
beforeAll(async () => {
  server = await startHarness();
  rich = await idOf('Harbor & Hale Insurance');
  other = await idOf('Northgate Coverage Partners');
});
afterAll(() => server.close());

const admin = 'admin@demo.test';
const list = async (query: string) => (await server.call(admin, { url: `/api/agency/all?${query}` })).json().payload;
const listAgencies = async (query: string): Promise<ListedAgency[]> => (await list(`pageSize=100&${query}`)).content;
const get = (id: string, as = admin) => server.call(as, { url: `/api/agency/id/${id}` });
const agents = async (query: string, as = admin) => {
  const response = await server.call(as, { url: `/api/agency/agents?${query}` });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().payload;
};

describe('the list', () => {
  it('shows each agency with its admin, agents and plan', async () => {
    const { content, totalElements } = await list('name=harbor');
    expect(totalElements).toBe(1);
    expect(content).toMatchObject([
      {
        id: rich,
        agencyName: 'Harbor & Hale Insurance',
        email: 'office@harborhale.test',
        address: { city: 'Portland', state: 'ME' },
        states: [
          { name: 'Maine', state_code: 'ME' },
          { name: 'New Hampshire', state_code: 'NH' },
          { name: 'Massachusetts', state_code: 'MA' },
          { name: 'Vermont', state_code: 'VT' },
        ],
        admin: { name: 'Margaret Sullivan', email: 'owner@demo.test' },
        agents: { total: 6 },
        plan: { packageName: 'Agency', price: 449, status: 'ACTIVE' },
      },
    ]);
    expect(content[0].agents.licensed).toBeLessThan(6);
  });

  it('is searched by name and email in any letter case', async () => {
    expect((await listAgencies('name=BLUEBONNET')).map(({ agencyName }) => agencyName)).toEqual([
      'Bluebonnet Risk Advisors',
    ]);
    expect((await listAgencies('email=HELLO@north')).map(({ id }) => id)).toEqual([other]);
    expect(await listAgencies('name=100%25')).toEqual([]);
  });

  it('is filtered by plan status, and each agency has exactly one', async () => {
    const all = await listAgencies('');
    const [subscribed, expired, none] = await Promise.all(
      ['SUBSCRIBED', 'EXPIRED', 'NONE'].map((state) => listAgencies(`subscription=${state}`)),
    );
    expect(subscribed?.every(({ plan }) => plan?.status === 'ACTIVE')).toBe(true);
    expect(expired?.every(({ plan }) => plan?.status === 'EXPIRED')).toBe(true);
    expect(none?.every(({ plan }) => plan === null)).toBe(true);
    expect([subscribed, expired, none].map((some) => some?.length ?? 0).reduce((a, b) => a + b)).toBe(all.length);
    expect(none?.map(({ id }) => id)).toContain(other);
  });

  it('is sorted by date, newest first, and by name', async () => {
    const dates = (await listAgencies('')).map(({ creationDateTimeStamp }) => creationDateTimeStamp);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    const names = (await listAgencies('sortBy=name&ascOrDesc=asc')).map(({ agencyName }) => agencyName);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('is paged', async () => {
    const { content, totalElements, totalPages } = await list('pageSize=15&pageNo=2');
    expect([content.length, totalElements, totalPages]).toEqual([10, 40, 3]);
  });
});

describe('an agency', () => {
  it('is visible to every platform admin and its own agents', async () => {
    for (const as of [admin, 'limited-admin@demo.test', 'owner@demo.test', 'assistant@demo.test']) {
      expect((await get(rich, as)).json().payload.agencyName, as).toBe('Harbor & Hale Insurance');
    }
  });

  it('is the same for its agents and platform admins', async () => {
    expect((await get(rich, 'agent@demo.test')).json().payload).toEqual((await get(rich)).json().payload);
  });

  it('is not found by agents of other agencies', async () => {
    const response = await get(other, 'owner@demo.test');
    expect([response.statusCode, response.json().code]).toEqual([404, 'agency.notFound']);
  });

  it('shows its verification status', async () => {
    const verification = async () => (await get(rich)).json().payload.verification;
    await server.db.update(verificationDocs).set({ required: false });
    expect(await verification()).toBe('VERIFIED');
    const definition = { name: 'Charter', hasExpirationDate: true, required: true, active: true };
    const [docId, fileId, id] = [uuidv7(), uuidv7(), uuidv7()];
    await server.db.insert(verificationDocs).values({ id: docId, ...definition });
    expect(await verification()).toBe('INCOMPLETE');
    const [owner] = await server.db.select({ id: users.id }).from(users).where(eq(users.email, 'owner@demo.test'));
    const uploadedBy = owner?.id ?? '';
    const file = { name: 'a.png', contentType: 'image/png', size: 1, sha256: '', uploadType: 'OTHER' };
    await server.db.insert(files).values({ id: fileId, agencyId: rich, uploadedBy, storageKey: fileId, ...file });
    await server.db.insert(uploadedDocs).values({ id, agencyId: rich, docId, fileId, uploadedBy });
    expect(await verification()).toBe('PENDING');
    const change = (values: object) => server.db.update(uploadedDocs).set(values).where(eq(uploadedDocs.id, id));
    await change({ expiresOn: '2020-01-01' });
    expect(await verification()).toBe('INCOMPLETE');
    await change({ status: 'APPROVED', expiresOn: '2999-01-01' });
    expect(await verification()).toBe('VERIFIED');
    await change({ expiresOn: '2020-01-01' });
    expect(await verification()).toBe('INCOMPLETE');
    await change({ status: 'REJECTED', expiresOn: null });
    expect(await verification()).toBe('INCOMPLETE');
  });
});

describe('its members', () => {
  const names = (page: { content: { name: string }[] }) => page.content.map(({ name }) => name);

  it('are its agents in alphabetical order, without customers', async () => {
    const page = await agents(`agencyId=${rich}`);
    expect(page.totalElements).toBe(6);
    expect(names(page)).toEqual(names(page).toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(names(page)).toContain('Priya Raman');
    expect(names(page)).not.toContain('Elena Marchetti');
    expect(page.content.find(({ name }: { name: string }) => name === 'Margaret Sullivan')).toMatchObject({
      agencyAdmin: true,
      licensedAgent: true,
      active: true,
    });
  });

  it('are searched and filtered by license', async () => {
    expect(names(await agents(`agencyId=${rich}&email=assistant`))).toEqual(['Priya Raman']);
    expect(names(await agents(`agencyId=${rich}&name=sulli`))).toEqual(['Margaret Sullivan']);
    const page = await agents(`agencyId=${rich}&licensed=false`);
    expect(page.content.every(({ licensedAgent }: { licensedAgent: boolean }) => !licensedAgent)).toBe(true);
  });

  it('are limited to the own agency for agents', async () => {
    expect((await agents('', 'agent@demo.test')).totalElements).toBe(6);
    expect((await agents(`agencyId=${other}`, 'agent@demo.test')).totalElements).toBe(0);
  });

  it('are visible one by one to platform admins and their own agency', async () => {
    const { content } = await agents(`agencyId=${rich}&name=Priya`);
    const url = `/api/agency/agents/id/${content[0].id}`;
    for (const as of [admin, 'agent@demo.test'])
      expect((await server.call(as, { url })).json().payload).toEqual(content[0]);
    const foreign = await server.call('unsubscribed@demo.test', { url });
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'agency.agentNotFound']);
    const [customer] = await server.db.select().from(users).where(eq(users.email, 'customer@demo.test'));
    expect((await server.call(admin, { url: `/api/agency/agents/id/${customer?.id}` })).statusCode).toBe(404);
  });

  it('are options of a select box while they are active', async () => {
    const options = async (query = '', as = 'agent@demo.test'): Promise<{ name: string }[]> =>
      (await server.call(as, { url: `/api/agency/agents/dropdown?${query}` })).json().payload;
    const all = (await options()).map(({ name }) => name);
    expect(all).toEqual(all.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(all).toHaveLength(6);
    expect((await options('licensed=false')).map(({ name }) => name)).toContain('Priya Raman');
    expect(await options(`agencyId=${other}`)).toEqual([]);
    expect(await options(`agencyId=${rich}`, admin)).toEqual(await options());
    const disabled = (disabledAt: Date | null) =>
      server.db.update(users).set({ disabledAt }).where(eq(users.email, 'assistant@demo.test'));
    await disabled(new Date());
    expect(await options('licensed=false')).toEqual([]);
    await disabled(null);
  });
});
