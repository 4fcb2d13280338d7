import { dayFrom } from '@fairlead/rules';
import { and, eq, isNotNull, isNull, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, contacts, mails, users } from '../src/db/schema/index.ts';
import { accountRequests, newEmail, password } from './support/accounts.ts';
import { type Harness, startHarness } from './support/harness.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const owner = 'owner@demo.test';
const agent = 'agent@demo.test';
const { post, signUp, newestToken } = accountRequests(() => server);
const license = { licenseNumber: 'PRL 884210', licenseState: 'ME', licenseExpirationDate: dayFrom(2028, 12, 31) };
const none = { licenseNumber: '', licenseState: '', licenseExpirationDate: null };

const userOf = async (email: string) => {
  const [user] = await server.db.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error(`${email} has no account`);
  return user;
};
const member = async (email: string, as = owner) =>
  (await server.call(as, { url: `/api/agency/agents/id/${(await userOf(email)).id}` })).json().payload;
const updateMember = async (email: string, values: object, as = owner) => {
  const { id: agentId, name, licensedAgent, agencyAdmin, active, version } = await member(email);
  const payload = { agentId, name, licensedAgent, agencyAdmin, active, version, ...values };
  return server.call(as, { method: 'PUT', url: '/api/agency/agent-profile/update', payload });
};
const updateProfile = async (as: string, values: object) => {
  const { version } = await userOf(as);
  return server.call(as, { method: 'PUT', url: '/api/auth/profile/update', payload: { version, ...values } });
};

describe('the license of an agent', () => {
  it('is entered by the agent, and visible to and changed by the agency admin', async () => {
    expect((await updateProfile(agent, none)).json().payload.userDetails).toMatchObject(none);
    expect(await member(agent)).toMatchObject(none);
    const own = await updateProfile(agent, license);
    expect(own.json().payload.userDetails).toMatchObject(license);
    expect(await member(agent)).toMatchObject(license);
    const changed = await updateMember(agent, { licenseNumber: 'PRL-1', licenseExpirationDate: null });
    expect(changed.json().payload).toMatchObject({ ...license, licenseNumber: 'PRL-1', licenseExpirationDate: null });
    const trail = await server.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.operationId, 'updateAgentProfile'), eq(auditLog.recordId, (await userOf(agent)).id)));
    expect(trail).toMatchObject([{ before: license, after: { licenseNumber: 'PRL-1' } }]);
  });

  it('is kept when omitted, and removed when empty', async () => {
    await updateMember('assistant@demo.test', license);
    await updateMember('assistant@demo.test', { name: 'Priya R. Raman' });
    expect(await member('assistant@demo.test')).toMatchObject({ ...license, name: 'Priya R. Raman' });
    expect((await updateMember('assistant@demo.test', none)).statusCode).toBe(200);
    expect(await member('assistant@demo.test')).toMatchObject(none);
  });

  it.each([
    ['licenseNumber', '<b>12</b>'],
    ['licenseNumber', 'A'.repeat(33)],
    ['licenseState', 'ZZ'],
    ['licenseState', 'Maine'],
    ['licenseExpirationDate', 1],
    ['licenseExpirationDate', dayFrom(1999, 12, 31)],
  ])('rejects a %s of %s from agents and admins', async (field, value) => {
    for (const answer of [
      await updateProfile(agent, { [field]: value }),
      await updateMember(agent, { [field]: value }),
    ]) {
      expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field]);
    }
  });

  it('exists only for agents and is changed only by them and their own admin', async () => {
    expect((await updateProfile('customer@demo.test', license)).statusCode).toBe(403);
    expect((await updateProfile('admin@demo.test', license)).statusCode).toBe(403);
    expect((await updateMember(owner, license, agent)).statusCode).toBe(403);
    expect((await updateMember(agent, license, 'unsubscribed@demo.test')).statusCode).toBe(404);
  });
});

describe('an invited agent who declares a license', () => {
  const accept = async (licensedAgent: boolean) => {
    const email = newEmail();
    const created = await server.call(owner, {
      method: 'POST',
      url: '/api/invitation/create',
      payload: { agentEmail: email },
    });
    await server.call(owner, { method: 'POST', url: `/api/invitation/invite/id/${created.json().payload.id}` });
    const invitationToken = await newestToken(email, 'agentInvitation');
    const body = { name: 'Kim Declared', password, licensedAgent, invitationToken };
    expect((await post('invitation/signup', body)).statusCode).toBe(201);
    return email;
  };
  const countNotices = (email: string) =>
    server.db
      .select()
      .from(mails)
      .where(and(eq(mails.kind, 'licenseDeclared'), like(mails.text, `%${email}%`)))
      .orderBy(mails.to);

  it('is reported to each agency admin in their language, who can withdraw it', async () => {
    const { agencyId } = await userOf(owner);
    await server.db.update(users).set({ agencyAdmin: true, language: 'de' }).where(eq(users.email, agent));
    const email = await accept(true);
    const admins = await server.db
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.agencyId, agencyId ?? ''), users.agencyAdmin));
    const sent = await countNotices(email);
    expect(sent.map(({ to }) => to)).toEqual(admins.map((admin) => admin.email).sort());
    const subjects = new Map(sent.map(({ to, subject }) => [to, subject]));
    expect(subjects.get(owner)).toBe('Kim Declared says they are a licensed agent');
    expect(subjects.get(agent)).toBe('Kim Declared gibt an, zugelassener Vermittler zu sein');
    expect(sent[0]?.text).toContain(`https://portal.test/agency/member/${(await userOf(email)).id}`);
    expect((await updateMember(email, { licensedAgent: false })).json().payload.licensedAgent).toBe(false);
    await server.db.update(users).set({ agencyAdmin: false, language: 'en' }).where(eq(users.email, agent));
  });

  it('is not reported for a customer, whose declaration is ignored', async () => {
    const { id, agencyId } = await userOf(agent);
    const open = and(eq(contacts.agencyId, agencyId ?? ''), eq(contacts.agentId, id), isNull(contacts.userId));
    const [contact] = await server.db
      .select()
      .from(contacts)
      .where(and(open, isNotNull(contacts.email)))
      .limit(1);
    const email = contact?.email ?? '';
    const payload = { contactId: contact?.id };
    const made = await server.call(agent, { method: 'POST', url: '/api/invitation/create', payload });
    await server.call(agent, { method: 'POST', url: `/api/invitation/invite/id/${made.json().payload.id}` });
    const invitationToken = await newestToken(email, 'customerInvitation');
    const body = { name: 'Cora Customer', password, licensedAgent: true, invitationToken };
    expect((await post('invitation/signup', body)).statusCode).toBe(201);
    expect(await userOf(email)).toMatchObject({ agencyId, licensedAgent: false });
    expect(await countNotices(email)).toEqual([]);
    expect(await server.db.$count(mails, and(eq(mails.kind, 'licenseDeclared'), like(mails.text, '%Cora%')))).toBe(0);
  });

  it('is not reported without a license, or for the first admin of an agency', async () => {
    expect(await countNotices(await accept(false))).toEqual([]);
    const first = newEmail();
    await signUp({ email: first, licensedAgent: true }, { remoteAddress: '203.0.113.99' });
    expect(await countNotices(first)).toEqual([]);
  });
});
