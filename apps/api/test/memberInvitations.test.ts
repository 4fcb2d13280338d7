import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, contacts, invitations, mails, users } from '../src/db/schema/index.ts';
import { insertContact } from './support/agencyStatusCases.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { allJobs } from './support/jobs.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const DAY = 24 * 3600;
const owner = 'owner@demo.test';
const agent = 'agent@demo.test';
const at = '/api/invitation';
const get = (path: string, as = owner) => server.call(as, { url: at + path });
const post = (path: string, payload?: object, as = owner, headers = {}) =>
  server.call(as, { method: 'POST', url: at + path, headers, ...(payload && { payload }) });
const create = (agentEmail: string) => post('/create', { agentEmail });
const prepared = async (email: string) => (await create(email)).json().payload;
const send = (id: string, as = owner) => post(`/invite/id/${id}`, undefined, as);
const revoke = (id: string) => post(`/revoke/id/${id}`);
const lookUp = (email: string) => get(`/agentEmail/${encodeURIComponent(email)}`);
const listed = async (): Promise<{ email: string; state: string }[]> =>
  (await get('/all?pageSize=100')).json().payload.content;
const mailsTo = (email: string) => server.db.select().from(mails).where(eq(mails.to, email)).orderBy(desc(mails.id));
const linkTo = async (email: string) => {
  const [mail] = await mailsTo(email);
  return /InvitationToken=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const accept = (invitationToken: string, values = {}) =>
  server.call(null, {
    method: 'POST',
    url: '/api/auth/invitation/signup',
    payload: { name: 'New Colleague', password: 'Portal#2026', invitationToken, licensedAgent: true, ...values },
  });

describe('an invitation of an agent', () => {
  it('is looked up, created and sent, and adds the agent to the agency', async () => {
    const email = 'Nina@Colleagues.test';
    expect((await lookUp(email)).statusCode).toBe(404);
    const created = await create(email);
    expect([created.statusCode, created.json().payload]).toMatchObject([201, { email, state: 'UNSENT', sentAt: null }]);
    expect(await mailsTo(email)).toEqual([]);
    const { id } = created.json().payload;
    expect((await lookUp('nina@colleagues.test')).json().payload).toEqual({ id, email, status: 'INVITED' });

    const sent = await send(id);
    expect(sent.json()).toMatchObject({
      success: true,
      code: 'invitation.sent',
      payload: { state: 'OPEN', sentAt: server.clock.now(), expiresAt: server.clock.now() + 7 * DAY },
    });
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ kind: 'agentInvitation', subject: 'Harbor & Hale Insurance invites you' });
    expect(mail?.text).toContain('Margaret Sullivan invites you');
    expect(mail?.text).toMatch(/sign-up\?User=AGENT&InvitationToken=[\w-]{43}/);
    expect((await allJobs(server)).map(({ payload }) => payload)).toContainEqual({ mailId: mail?.id });

    const token = await linkTo(email);
    expect((await accept(token)).statusCode).toBe(201);
    expect((await accept(token)).statusCode).toBe(410);
    expect((await lookUp(email)).json().payload).toMatchObject({ email, status: 'MEMBER' });
    expect((await listed()).map((one) => one.email)).not.toContain(email);
    const people = await server.call(owner, { url: '/api/agency/agents?email=nina' });
    expect(people.json().payload.content).toMatchObject([{ name: 'New Colleague', licensedAgent: true, active: true }]);
    expect((await send(id)).json().code).toBe('invitation.accepted');
    const steps = await server.db.select().from(auditLog).where(eq(auditLog.recordId, id));
    expect(steps.map(({ operationId }) => operationId).sort()).toEqual([
      'acceptInvitation',
      'createInvitation',
      'sendInvitation',
    ]);
  });

  it('has a token that the database does not contain, and expires after seven days', async () => {
    const { id } = await prepared('late@colleagues.test');
    await send(id);
    const token = await linkTo('late@colleagues.test');
    expect(JSON.stringify(await server.db.select().from(invitations))).not.toContain(token);
    server.clock.advance(7 * DAY);
    expect((await accept(token)).statusCode).toBe(410);
    expect((await listed()).find(({ email }) => email === 'late@colleagues.test')?.state).toBe('EXPIRED');
    await send(id);
    expect((await accept(await linkTo('late@colleagues.test'))).statusCode).toBe(201);
  });

  it('gets a new link when resent, and stops working when revoked', async () => {
    const email = 'twice@colleagues.test';
    const { id } = await prepared(email);
    await send(id);
    const first = await linkTo(email);
    await send(id);
    const second = await linkTo(email);
    expect((await accept(first)).statusCode).toBe(410);
    expect((await revoke(id)).json().payload.state).toBe('REVOKED');
    expect((await listed()).map((one) => one.email)).not.toContain(email);
    expect((await accept(second)).statusCode).toBe(410);
    // creating it again returns the same invitation, which can be sent again
    expect((await prepared(email)).id).toBe(id);
    await send(id);
    expect((await accept(await linkTo(email))).statusCode).toBe(201);
  });

  it('is created once for simultaneous requests', async () => {
    const email = 'same@colleagues.test';
    const answers = await Promise.all([create(email), create(email.toUpperCase()), create(email)]);
    expect(new Set(answers.map((answer) => answer.json().payload.id)).size).toBe(1);
    const key = { 'idempotency-key': 'one-invitation' };
    const [once, again] = [
      await post('/create', { agentEmail: 'key@colleagues.test' }, owner, key),
      await post('/create', { agentEmail: 'key@colleagues.test' }, owner, key),
    ];
    expect(again.json()).toEqual(once.json());
    expect((await post('/create', { agentEmail: 'other@colleagues.test' }, owner, key)).json().code).toBe(
      'idempotency.reused',
    );
  });
});

describe('an address that cannot be invited', () => {
  it.each([
    [agent, 'invitation.member'],
    ['AGENT@demo.test', 'invitation.member'],
    ['customer@demo.test', 'invitation.customer'],
  ])('%s: %s', async (email, code) => {
    const answer = await create(email);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code, errors: [{ field: 'agentEmail', code }] }]);
  });

  it('is reported only for members of the own agency; other addresses behave as unknown', async () => {
    const stranger = await create('nobody@colleagues.test');
    const theirs = await create('unsubscribed@demo.test');
    const shape = ({ statusCode, body }: typeof theirs, email: string) =>
      [statusCode, body.replace(/[0-9a-f-]{36}/g, 'id').replace(email, 'email')].join();
    expect(shape(theirs, 'unsubscribed@demo.test')).toBe(shape(stranger, 'nobody@colleagues.test'));
    expect((await lookUp('admin@demo.test')).json()).toEqual((await lookUp('none@colleagues.test')).json());
    // accepting reports the existing account, which stays unchanged
    await send(theirs.json().payload.id);
    const answer = await accept(await linkTo('unsubscribed@demo.test'));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'auth.emailTaken']);
  });

  it('can have the maximum length', async () => {
    const email = `${'x'.repeat(60)}@${'y'.repeat(60)}.${'z'.repeat(60)}.${'w'.repeat(60)}.test`;
    expect((await lookUp(email)).statusCode).toBe(404);
    expect((await prepared(email)).email).toBe(email);
    expect((await lookUp(email)).json().payload.email).toBe(email);
  });

  it('belongs to a user who has joined in the meantime', async () => {
    const { id } = await prepared('meanwhile@colleagues.test');
    await server.db
      .update(users)
      .set({ email: 'meanwhile@colleagues.test' })
      .where(eq(users.email, 'assistant@demo.test'));
    expect((await send(id)).json().code).toBe('invitation.member');
    await server.db
      .update(users)
      .set({ email: 'assistant@demo.test' })
      .where(eq(users.email, 'meanwhile@colleagues.test'));
  });
});

describe('the inviting user', () => {
  it('is an agency admin with a plan; revoking needs no plan', async () => {
    expect((await post('/create', { agentEmail: 'a@colleagues.test' }, agent)).statusCode).toBe(403);
    const { id } = await prepared('theirs@colleagues.test');
    expect((await send(id, agent)).statusCode).toBe(403);
    const unsubscribed = 'unsubscribed@demo.test';
    expect((await post('/create', { agentEmail: 'a@colleagues.test' }, unsubscribed)).statusCode).toBe(403);
    expect((await post(`/revoke/id/${id}`, undefined, unsubscribed)).statusCode).toBe(404);
    expect((await get('/all', unsubscribed)).json().payload.content).toEqual([]);
  });

  it('gives either an agent or a contact', async () => {
    expect((await post('/create', {})).statusCode).toBe(400);
    const both = { agentEmail: 'a@colleagues.test', contactId: '01940000-0000-7000-8000-000000000000' };
    expect((await post('/create', both)).statusCode).toBe(400);
  });
});

it('can be any agent when the invitation is for a contact, who becomes a customer', async () => {
  const contactId = await insertContact(server, 'ines@people.test');
  expect((await get(`/contactId/${contactId}`, agent)).json().payload).toBeNull();
  const created = await post('/create', { contactId }, agent);
  expect(created.json().payload).toMatchObject({ email: 'ines@people.test', contactId, state: 'UNSENT' });
  await send(created.json().payload.id, agent);
  expect((await get(`/contactId/${contactId}`, agent)).json().payload.state).toBe('OPEN');
  expect((await listed()).map(({ email }) => email)).not.toContain('ines@people.test');
  expect((await mailsTo('ines@people.test'))[0]?.kind).toBe('customerInvitation');
  expect((await accept(await linkTo('ines@people.test'), { licensedAgent: false })).statusCode).toBe(201);
  const [customer] = await server.db
    .select()
    .from(contacts)
    .innerJoin(users, and(eq(users.id, contacts.userId), eq(users.email, 'ines@people.test')));
  expect(customer?.users.agencyAdmin).toBe(false);
  expect((await post('/create', { contactId }, agent)).json().code).toBe('invitation.customer');
});
