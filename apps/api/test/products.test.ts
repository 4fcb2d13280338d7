import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from '../src/db/ids.ts';
import {
  agencyInsuranceTypes,
  auditLog,
  contacts,
  insuranceTypes,
  opportunities,
  users,
} from '../src/db/schema/index.ts';
import { accountRequests, newEmail } from './support/accounts.ts';
import { type Harness, startHarness } from './support/harness.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const owner = 'owner@demo.test';
const agent = 'agent@demo.test';
const customer = 'customer@demo.test';
const { signUpByReferral, newestMail, post, verify } = accountRequests(() => server);

interface Product {
  id: string;
  insuranceType: { id: string; name: string; tag: string };
  accessUrl: string;
  active: boolean;
}
const list = async (as: string, query = ''): Promise<{ content: Product[]; totalElements: number }> =>
  (await server.call(as, { url: `/api/subscribed-product/all?${query}` })).json().payload;
const names = ({ content }: { content: Product[] }) => content.map(({ insuranceType }) => insuranceType.name);
const userOf = async (email: string) => {
  const [user] = await server.db.select().from(users).where(eq(users.email, email));
  if (!user?.agencyId) throw new Error(`${email} is of no agency`);
  return { ...user, agencyId: user.agencyId };
};
const typeOf = async (tag: string) => {
  const [type] = await server.db.select().from(insuranceTypes).where(eq(insuranceTypes.tag, tag));
  if (!type) throw new Error(`no insurance type ${tag}`);
  return type;
};
/** Creates an insurance type, sold by the agency of the demo accounts or by none. */
async function addType(name: string, { active = true, sold = true } = {}) {
  const type = { id: uuidv7(), name, tag: name.toUpperCase().replaceAll(' ', '_'), active };
  await server.db.insert(insuranceTypes).values(type);
  const { agencyId } = await userOf(owner);
  if (sold) await server.db.insert(agencyInsuranceTypes).values({ id: uuidv7(), agencyId, insuranceTypeId: type.id });
  return type;
}

describe('the products of an agency', () => {
  it('are the insurance types of its profile by name, active or not', async () => {
    await addType('Pet', { active: false });
    await addType('Not Ours', { sold: false });
    const { agencyId } = await userOf(owner);
    const sold = await server.db.$count(agencyInsuranceTypes, eq(agencyInsuranceTypes.agencyId, agencyId));
    const seen = await list(owner);
    expect(seen.totalElements).toBe(sold);
    expect(names(seen)).toEqual(names(seen).toSorted((a, b) => a.localeCompare(b)));
    expect(names(seen)).not.toContain('Not Ours');
    expect(seen.content.find(({ insuranceType }) => insuranceType.name === 'Pet')?.active).toBe(false);
    expect(names(await list(owner, 'active=false'))).toEqual(['Pet']);
    expect(names(await list(owner, 'insuranceType=PE'))).toContain('Pet');
    expect(names(await list(owner, 'sortBy=active&pageSize=1'))).toEqual(['Pet']);
    const second = await list(owner, 'pageSize=1&pageNo=1');
    expect([names(second), second.totalElements]).toEqual([[names(seen)[1]], sold]);
  });

  it("have a quote request link with the viewer's referral", async () => {
    const { content } = await list(owner, 'insuranceType=Flood');
    expect(content[0]?.accessUrl).toBe('https://portal.test/join/MARGARET-SULLIVAN?insurance=neptune_flood');
  });

  it('are for customers only those with quote requests', async () => {
    await addType('Boat', { active: false });
    const seen = await list(customer, 'active=false');
    expect(seen.totalElements).toBeGreaterThan(3);
    expect(new Set(seen.content.map(({ active }) => active))).toEqual(new Set([true]));
    expect(names(seen)).not.toContain('Boat');
    expect(seen.content[0]?.accessUrl).toContain('/join/DANIEL-OKAFOR?');
  });

  it('have a different link for each member, including new ones', async () => {
    const email = newEmail();
    await post('signup', { email, password: 'Portal#2026', agencyName: 'N', name: 'N', licensedAgent: false });
    const [user] = await server.db.select().from(users).where(eq(users.email, email));
    expect(user?.referralCode).toMatch(/^[0-9A-F]{12}$/);
    const known = await server.app.inject(`/api/auth/referral/validate?referral=${user?.referralCode}`);
    expect(known.json().payload).toMatchObject({ agencyName: 'N', insuranceType: null });
  });
});

describe('the public address of a product', () => {
  const validate = async (insurance: string) =>
    (await server.app.inject(`/api/auth/referral/validate?referral=DANIEL-OKAFOR&insurance=${insurance}`)).json()
      .payload.insuranceType;

  it('returns the insurance type when the agency sells it', async () => {
    const { id, name, tag } = await typeOf('UMBRELLA');
    expect(await validate('umbrella')).toEqual({ id, name, tag });
    await addType('Spaceship', { sold: false });
    await addType('Balloon', { active: false });
    for (const wanted of ['SPACESHIP', 'BALLOON', 'nothing']) expect(await validate(wanted)).toBeNull();
  });

  it('requests the quote after verification and mails the agent of the referral', async () => {
    const email = newEmail();
    const { id: insuranceTypeId } = await typeOf('UMBRELLA');
    expect((await signUpByReferral({ email }, 'DANIEL-OKAFOR&insurance=UMBRELLA')).statusCode).toBe(201);
    expect(await server.db.$count(opportunities, eq(opportunities.createdBy, (await userOf(email)).id))).toBe(0);
    await verify(email);
    const [user, { id: agentId, agencyId }] = [await userOf(email), await userOf(agent)];
    const [contact] = await server.db.select().from(contacts).where(eq(contacts.userId, user.id));
    const created = await server.db.select().from(opportunities).where(eq(opportunities.createdBy, user.id));
    expect(created).toMatchObject([
      {
        agencyId,
        contactId: contact?.id,
        insuranceTypeId,
        assignedAgentId: agentId,
        createdByRole: 'CUSTOMER',
        status: 'NEW',
      },
    ]);
    const trail = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.recordId, created[0]?.id ?? ''));
    expect(trail).toMatchObject([{ operationId: 'verifyEmail', userId: user.id }]);
    const mail = await newestMail(agent, 'quoteRequested');
    expect(mail?.subject).toBe('Nora Quist requests a quote');
    expect(mail?.text).toContain('would like a quote for Umbrella');
    expect(mail?.text).toContain(`https://portal.test/opportunities?open=${created[0]?.id}`);
  });

  it('creates a customer without a request when the agency does not sell it', async () => {
    const email = newEmail();
    await addType('Submarine', { sold: false });
    expect((await signUpByReferral({ email }, 'DANIEL-OKAFOR&insurance=SUBMARINE')).statusCode).toBe(201);
    expect((await verify(email)).statusCode).toBe(200);
    const { id } = await userOf(email);
    expect(await server.db.$count(opportunities, eq(opportunities.createdBy, id))).toBe(0);
  });
});

describe('a quote request of a customer', () => {
  const request = (insuranceTypeIds: string[], headers = {}, more = {}) =>
    server.call(customer, {
      method: 'POST',
      url: '/api/opportunity/create',
      payload: { insuranceTypeIds, shortNote: ' Two drivers. ', ...more },
      headers,
    });

  it('has status NEW and is mailed once to the owner agent', async () => {
    const { id } = await typeOf('HOME');
    const headers = { 'idempotency-key': 'one-request' };
    const first = await request([id], headers);
    expect(first.json().message).toBe('Your request was sent. Your agent will be in touch.');
    expect(first.json().payload).toMatchObject([
      {
        status: 'NEW',
        opportunityCreatedBy: 'CUSTOMER',
        shortNote: 'Two drivers.',
        insuranceName: 'Home',
        assignedAgent: { email: agent },
      },
    ]);
    const mail = await newestMail(agent, 'quoteRequested');
    expect(mail?.text).toContain('Two drivers.');
    expect((await request([id], headers)).json().payload[0].id).toBe(first.json().payload[0].id);
    expect((await newestMail(agent, 'quoteRequested'))?.id).toBe(mail?.id);
  });

  it('goes to an agency admin when the agent has left', async () => {
    const { id } = await typeOf('HOME');
    await server.db.update(users).set({ disabledAt: new Date() }).where(eq(users.email, agent));
    const [created] = (await request([id])).json().payload;
    expect(created.assignedAgent.email).toBe(owner);
    expect((await newestMail(owner, 'quoteRequested'))?.text).toContain(created.serial);
    await server.db.update(users).set({ disabledAt: null }).where(eq(users.email, agent));
  });

  it("accepts only products of the customer's agency", async () => {
    const other = await addType('Rocket', { sold: false });
    const inactiveType = await addType('Zeppelin', { active: false });
    for (const { id } of [other, inactiveType])
      expect((await request([id])).json().errors).toMatchObject([
        { field: 'insuranceTypeIds', message: 'This insurance is no longer offered' },
      ]);
    const { id: agentId } = await userOf(owner);
    expect((await request([(await typeOf('HOME')).id], {}, { agentId })).statusCode).toBe(403);
  });
});
