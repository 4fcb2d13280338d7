import { and, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, insuranceTypes, roles, sessions, users } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { multipart, samples } from './support/multipart.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const owner = 'owner@demo.test';
const assistant = 'assistant@demo.test';
const me = async (as = owner) => (await server.call(as, { url: '/api/auth/me' })).json().payload;
const agency = async (as = owner) => {
  const { agency: own } = await me(as);
  return (await server.call(as, { url: `/api/agency/id/${own.id}` })).json().payload;
};
const update = async (values: object, as = owner) => {
  const { id, version } = await agency(as);
  const payload = { agencyId: id, version, ...values };
  return server.call(as, { method: 'PUT', url: '/api/agency/update', payload });
};
const upload = (fileUploadType: string, as = owner) =>
  server.call(as, {
    method: 'POST',
    url: `/api/file/upload?fileType=IMAGE&fileUploadType=${fileUploadType}`,
    ...multipart({ filename: 'logo.png', content: samples.png }),
  });

describe('an agency profile', () => {
  it('has a name and a logo, which members see immediately', async () => {
    const { payload: file } = (await upload('AGENCY')).json();
    const answer = await update({ agencyName: ' Harbor, Hale & Daughters ', dbfileId: file.id });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ message: 'Agency updated successfully', code: 'agency.updated' });
    expect(answer.json().payload).toMatchObject({ agencyName: 'Harbor, Hale & Daughters', photo: { id: file.id } });
    const { agency: seen } = await me(assistant);
    expect(seen).toMatchObject({ name: 'Harbor, Hale & Daughters', photo: { id: file.id } });
    expect((await update({ agencyName: 'Harbor & Hale Insurance', dbfileId: null })).json().payload.photo).toBeNull();
    const [noted] = await server.db.select().from(auditLog).where(eq(auditLog.operationId, 'updateAgency'));
    expect(noted).toMatchObject({
      recordType: 'agency',
      before: { name: 'Harbor & Hale Insurance' },
      after: { name: 'Harbor, Hale & Daughters' },
    });
  });

  it('has contact details, and omitted fields keep their values', async () => {
    const before = await agency();
    const contact = {
      email: 'desk@harborhale.test',
      phoneNumber: '+12075550199',
      website: 'https://harborhale.test',
      facebookUrl: 'https://www.facebook.com/harborhale',
      linkedInUrl: null,
      googleReviewUrl: 'https://g.page/r/harborhale/review',
    };
    const { payload } = (await update(contact)).json();
    expect(payload).toEqual({ ...before, ...contact, version: before.version + 1 });
    expect((await update({ phoneNumber: null })).json().payload).toMatchObject({ ...contact, phoneNumber: null });
  });

  it('accepts only an address that was created for it', async () => {
    const make = async (addressType: string, as = owner) => {
      const payload = { addressType, street: '1 Long Wharf', city: 'Portland', state: 'ME', zipCode: '04101' };
      return (await server.call(as, { method: 'POST', url: '/api/address/create', payload })).json().payload;
    };
    const address = await make('AGENCY_ADDRESS');
    expect((await update({ addressId: address.id })).json().payload.address).toEqual(address);
    const others = [await make('USER_ADDRESS'), await make('AGENCY_ADDRESS', 'unsubscribed@demo.test')];
    for (const { id } of others) {
      expect((await update({ addressId: id })).json().errors).toMatchObject([{ field: 'addressId' }]);
    }
  });

  it('has insurance types and states', async () => {
    const offered = await server.db
      .select()
      .from(insuranceTypes)
      .where(and(insuranceTypes.active, isNull(insuranceTypes.deletedAt)));
    const [first, second, third] = offered;
    const choose = (insuranceTypeIds: (string | undefined)[]) => update({ insuranceTypeIds });
    const names = (answer: Awaited<ReturnType<typeof choose>>) =>
      answer.json().payload.insuranceTypes.map(({ name }: { name: string }) => name);
    expect(names(await choose([second?.id, first?.id]))).toEqual([first?.name, second?.name].sort());
    expect(names(await choose([third?.id, first?.id]))).toEqual([first?.name, third?.name].sort());
    // inactive types may stay, but cannot be added
    await server.db.update(insuranceTypes).set({ active: false });
    expect(names(await choose([first?.id]))).toEqual([first?.name]);
    expect((await choose([first?.id, second?.id])).json().errors).toMatchObject([{ field: 'insuranceTypeIds' }]);
    expect(names(await choose([]))).toEqual([]);
    await server.db.update(insuranceTypes).set({ active: true });

    expect((await update({ states: ['ME', 'CA'] })).json().payload.states).toEqual([
      { name: 'Maine', state_code: 'ME' },
      { name: 'California', state_code: 'CA' },
    ]);
    expect((await update({ states: ['ME', 'XX'] })).json().errors).toMatchObject([{ field: 'states' }]);
  });

  it.each([
    [{ agencyName: ' ' }, 'agencyName', 'Agency Name is required'],
    [{ email: 'nonsense' }, 'email', 'Please give a valid email'],
    [{ phoneNumber: 'call me' }, 'phoneNumber', 'Please give valid number'],
    [{ website: 'harborhale' }, 'website', 'Please give valid URL'],
    [{ googleReviewUrl: 'javascript:alert(1)' }, 'googleReviewUrl', 'Please give valid URL'],
    [{ dbfileId: '01940000-0000-7000-8000-000000000000' }, 'dbfileId', 'Please upload the logo again'],
  ])('rejects %j', async (wrong, field, message) => {
    const answer = await update(wrong);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ field, message }]);
  });

  it('rejects files of other kinds and other agencies', async () => {
    const { payload: other } = (await upload('OTHER')).json();
    expect((await update({ dbfileId: other.id })).statusCode).toBe(400);
    const { payload: foreign } = (await upload('AGENCY', 'unsubscribed@demo.test')).json();
    expect((await update({ dbfileId: foreign.id })).statusCode).toBe(400);
  });

  it('rejects an outdated version', async () => {
    const before = await agency();
    await update({ website: 'https://first.test' });
    const answer = await update({ website: 'https://second.test', version: before.version });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'stale', payload: { website: 'https://first.test', version: before.version + 1 } },
    ]);
  });

  it('cannot be changed by another agency', async () => {
    const { id, version } = await agency('unsubscribed@demo.test');
    const answer = await update({ agencyId: id, version, agencyName: 'Mine' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'agency.notFound']);
  });
});

describe('a member', () => {
  const member = async (email: string) =>
    (await server.call(owner, { url: `/api/agency/agents?email=${email}` })).json().payload.content[0];
  const change = async (email: string, values: object, as = owner) => {
    const { id: agentId, name, licensedAgent, agencyAdmin, active, version } = await member(email);
    const payload = { agentId, name, licensedAgent, agencyAdmin, active, version, ...values };
    return server.call(as, { method: 'PUT', url: '/api/agency/agent-profile/update', payload });
  };
  const roleOf = async (email: string) => {
    const [row] = await server.db
      .select({ name: roles.name })
      .from(users)
      .innerJoin(roles, eq(roles.id, users.roleId))
      .where(eq(users.email, email));
    return row?.name;
  };

  it('gets a license and admin rights, with the matching role', async () => {
    expect(await roleOf(assistant)).toBe('Assistant');
    const answer = await change(assistant, { licensedAgent: true, name: ' Priya R. ' });
    expect(answer.json()).toMatchObject({
      message: 'Member updated successfully',
      payload: { name: 'Priya R.', licensedAgent: true, agencyAdmin: false },
    });
    expect(await roleOf(assistant)).toBe('Agent');
    await change(assistant, { agencyAdmin: true });
    expect(await roleOf(assistant)).toBe('Agency admin');
    expect((await me(assistant)).user.roles[0].privileges).toEqual([{ name: 'TRANSACTION_VIEW' }]);
    expect((await server.call(assistant, { url: '/api/invitation/all' })).statusCode).toBe(200);
    await change(assistant, { agencyAdmin: false, licensedAgent: false });
    expect(await roleOf(assistant)).toBe('Assistant');
    expect((await server.call(assistant, { url: '/api/invitation/all' })).statusCode).toBe(403);
  });

  it('who is deactivated is signed out until an admin activates them', async () => {
    const token = await server.tokenOf('agent@demo.test');
    const requestAsMember = () =>
      server.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });
    expect((await requestAsMember()).statusCode).toBe(200);
    expect((await change('agent@demo.test', { active: false })).json().payload.active).toBe(false);
    expect((await requestAsMember()).statusCode).toBe(401);
    await change('agent@demo.test', { active: true });
    expect((await requestAsMember()).statusCode).toBe(401);
    const open = await server.db
      .select()
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(users.email, owner), isNull(sessions.endedAt)));
    expect(open.length).toBeGreaterThan(0);
  });

  it.each([['agencyAdmin'], ['active']])('cannot remove %s from themselves', async (field) => {
    const answer = await change(owner, { [field]: false });
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'agent.self', errors: [{ field }] }]);
    expect((await change(owner, { licensedAgent: false })).statusCode).toBe(200);
    expect((await change(owner, { licensedAgent: true })).statusCode).toBe(200);
  });

  it('who is the last admin stays one, also when two admins remove each other', async () => {
    await change(assistant, { agencyAdmin: true });
    await server.tokenOf(assistant);
    const answers = await Promise.all([
      change(assistant, { agencyAdmin: false }),
      change(owner, { agencyAdmin: false }, assistant),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const left = await server.db
      .select({ email: users.email })
      .from(users)
      .innerJoin(roles, eq(roles.id, users.roleId))
      .where(and(users.agencyAdmin, inArray(users.email, [owner, assistant])));
    expect(left).toHaveLength(1);
    await server.db.update(users).set({ agencyAdmin: true }).where(eq(users.email, owner));
    await server.db.update(users).set({ agencyAdmin: false }).where(eq(users.email, assistant));
  });

  it('who is the last admin able to sign in cannot be deactivated', async () => {
    await change(assistant, { agencyAdmin: true });
    await server.tokenOf(assistant);
    const verified = (emailVerifiedAt: Date | null) =>
      server.db.update(users).set({ emailVerifiedAt }).where(eq(users.email, assistant));
    await verified(null);
    const answer = await change(owner, { active: false }, assistant);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'agent.lastAdmin']);
    await verified(new Date());
    expect((await change(assistant, { agencyAdmin: false })).statusCode).toBe(200);
  });

  it('is not changed with an outdated version or by another agency', async () => {
    const { version } = await member(assistant);
    await change(assistant, { name: 'First' });
    const answer = await change(assistant, { name: 'Second', version });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'stale', payload: { name: 'First' } }]);
    const foreign = await change(assistant, { name: 'Theirs' }, 'unsubscribed@demo.test');
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'agency.agentNotFound']);
    expect((await change(assistant, { name: '\u200b' })).json().errors).toMatchObject([{ field: 'name' }]);
  });

  it('is not a customer', async () => {
    const [customer] = await server.db.select().from(users).where(eq(users.email, 'customer@demo.test'));
    expect((await change(assistant, { agentId: customer?.id, version: 1 })).statusCode).toBe(404);
  });
});
