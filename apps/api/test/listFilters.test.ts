import { DAY, dateOf, utcToday } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agencies, contacts, policies, users } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const agent = 'agent@demo.test';
const read = (url: string, as = agent) => server.call(as, { url });
const listed = async (path: string, filters: string, as = agent) => {
  const answer = await read(`${path}?pageSize=100&filters=${encodeURIComponent(filters)}`, as);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().payload as { totalElements: number; content: Record<string, unknown>[] };
};
const total = async (path: string, filters: string, as = agent) => (await listed(path, filters, as)).totalElements;
const userOf = async (email: string) => {
  const [user] = await server.db.select().from(users).where(eq(users.email, email));
  if (!user?.agencyId) throw new Error(`${email} has no agency`);
  return { id: user.id, agencyId: user.agencyId };
};
const policiesPath = '/api/policy/all';
const rowsOf = async () => {
  const { agencyId } = await userOf(agent);
  return server.db.select().from(policies).where(eq(policies.agencyId, agencyId));
};

describe('filters of policies', () => {
  it('select one of several statuses', async () => {
    const wanted = (await rowsOf()).filter(({ status }) => status === 'ACTIVE' || status === 'BOUND');
    const found = await listed(policiesPath, 'status.any.ACTIVE.BOUND');
    expect(found.totalElements).toBe(wanted.length);
    expect(new Set(found.content.map(({ policyStatus }) => policyStatus))).toEqual(new Set(['ACTIVE', 'BOUND']));
  });

  it('apply together', async () => {
    const rows = await rowsOf();
    const today = utcToday(server.clock.now());
    const [from, to] = [dateOf(today), dateOf(today + 90 * DAY)];
    const soon = rows.filter(({ expiresOn }) => expiresOn !== null && expiresOn >= from && expiresOn <= to);
    const carrierId = soon.find((row) => row.carrierId !== null && row.status === 'ACTIVE')?.carrierId;
    const wanted = soon.filter((row) => row.carrierId === carrierId && row.status === 'ACTIVE');
    expect(wanted.length).toBeGreaterThan(0);
    expect(await total(policiesPath, `carrier.is.${carrierId}*status.is.ACTIVE*expires.next.90`)).toBe(wanted.length);
  });

  it('include both days of a range', async () => {
    const day = (await rowsOf()).find(({ expiresOn }) => expiresOn !== null)?.expiresOn ?? '';
    const wanted = (await rowsOf()).filter(({ expiresOn }) => expiresOn === day);
    expect(await total(policiesPath, `expires.between.${day}.${day}`)).toBe(wanted.length);
  });

  it('find a time by its day in the time zone of the agency', async () => {
    const [row] = await rowsOf();
    const { agencyId } = await userOf(agent);
    const [agency] = await server.db.select().from(agencies).where(eq(agencies.id, agencyId));
    // 20:00 of March 8 in Los Angeles, where clocks were changed that morning
    await server.db
      .update(policies)
      .set({ createdAt: new Date('2026-03-09T03:00:00Z') })
      .where(eq(policies.id, row?.id ?? ''));
    await server.db.update(agencies).set({ timeZone: 'America/Los_Angeles' }).where(eq(agencies.id, agencyId));
    const found = async (day: string) =>
      (await listed(policiesPath, `created.between.${day}.${day}`)).content.some(({ id }) => id === row?.id);
    expect([await found('2026-03-08'), await found('2026-03-09')]).toEqual([true, false]);
    await server.db
      .update(agencies)
      .set({ timeZone: agency?.timeZone ?? null })
      .where(eq(agencies.id, agencyId));
  });

  it('find empty values', async () => {
    const wanted = (await rowsOf()).filter(({ expiresOn }) => expiresOn === null);
    expect(await total(policiesPath, 'expires.empty')).toBe(wanted.length);
    expect(await total(policiesPath, 'carrier.empty')).toBe(
      (await rowsOf()).filter(({ carrierId }) => carrierId === null).length,
    );
  });

  it('find the records of the caller', async () => {
    const { id } = await userOf(agent);
    const mine = (await rowsOf()).filter(({ assignedAgentId }) => assignedAgentId === id).length;
    expect(mine).toBeGreaterThan(0);
    expect(await total(policiesPath, 'agent.is.ME')).toBe(mine);
    expect(await total(policiesPath, `agent.is.${id}`)).toBe(mine);
  });

  it('search texts that contain separators', async () => {
    const [row] = await rowsOf();
    if (!row) throw new Error('the agency has no policies');
    await server.db.update(policies).set({ policyNumber: 'A.1*B 100%' }).where(eq(policies.id, row.id));
    const found = await listed(policiesPath, `number.contains.${'a%2E1%2Ab 100%25'}`);
    expect(found.content.map(({ id }) => id)).toEqual([row.id]);
    await server.db.update(policies).set({ policyNumber: row.policyNumber }).where(eq(policies.id, row.id));
  });

  it('have the same results as the other parameters', async () => {
    const same = async (filters: string, parameter: string) =>
      expect(await total(policiesPath, filters)).toBe(
        (await read(`${policiesPath}?${parameter}`)).json().payload.totalElements,
      );
    await same('pastDue.is.true', 'hasPastDue=true');
    await same('certificateRequested.is.false', 'hasCertificateRequest=false');
    await same('customer.contains.ma', 'customerName=ma');
  });

  it('find nothing of other agencies and other customers', async () => {
    const all = await total(policiesPath, 'created.last.3650', 'customer@demo.test');
    const [own] = await server.db
      .select({ id: contacts.id })
      .from(contacts)
      .where(eq(contacts.userId, (await userOf('customer@demo.test')).id));
    const mine = (await rowsOf()).filter(({ contactId }) => contactId === own?.id);
    expect(all).toBe(mine.length);
    const [foreign] = await server.db.select().from(users).where(eq(users.email, 'unsubscribed@demo.test'));
    expect(await total(policiesPath, `agent.is.${foreign?.id}`)).toBe(0);
  });
});

it.each([
  ['/api/quotes/all', 'status.any.PENDING.QUOTED*created.last.3650', 'quoteStatus'],
  ['/api/quotes/all', 'answer.any.WAITING.ACCEPTED', 'id'],
  ['/api/opportunity/all', 'status.is.NEW', 'status'],
  ['/api/contact/all', 'type.is.PERSONAL*client.is.false', 'contactType'],
  ['/api/contact/all', 'agent.is.ME*created.last.3650', 'id'],
  ['/api/claim/all', 'type.any.AUTOMOBILE.PROPERTY*lossDate.last.3650', 'claimType'],
  ['/api/email/all', 'type.any.POLICY.QUOTE*sent.last.3650', 'emailType'],
  ['/api/email/all', 'recipient.contains.a*subject.contains.e*status.any.DELIVERED.RESPONDED', 'id'],
  ['/api/claim/all', 'agent.is.ME*reported.last.3650', 'id'],
  ['/api/agency/all', 'plan.is.SUBSCRIBED*name.contains.a*email.contains.a*created.last.3650', 'id'],
  ['/api/transaction/all', 'status.any.PAID.REFUNDED*agency.contains.a*package.contains.a*created.last.3650', 'status'],
  ['/api/coupons/all', 'active.is.true*code.contains.a*expires.next.3650*created.last.3650', 'id'],
] as const)('%s is filtered by %s', async (path, filters, field) => {
  const isPlatform = /agency|transaction|coupons/.test(path);
  const { content, totalElements } = await listed(path, filters, isPlatform ? 'admin@demo.test' : agent);
  expect(totalElements).toBeGreaterThan(0);
  const values = /^\w+\.(?:is|any)\.([^*]+)/.exec(filters)?.[1]?.split('.') ?? [];
  if (field !== 'id') for (const row of content) expect(values).toContain(row[field]);
});

it.each([
  ['status.is.LOST', 'filters.status', 'The filter status is not valid'],
  ['colour.is.RED', 'filters.colour', 'colour is not a filter of this list'],
  ['toString.is.RED', 'filters.toString', 'toString is not a filter of this list'],
  ['status', 'filters', 'The filters have an invalid format'],
])('%s is refused with the name of the field', async (filters, field, message) => {
  const answer = await read(`${policiesPath}?filters=${filters}`);
  expect([answer.statusCode, answer.json().errors]).toMatchObject([400, [{ field, message }]]);
});
