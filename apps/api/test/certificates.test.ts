import { readFile } from 'node:fs/promises';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contacts, mails, policies, tasks, users } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { policyCalls } from './support/policies.ts';
import { agent, customer, owner } from './support/quotes.ts';

let server: Harness;
const calls = policyCalls(() => server);
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const assistant = 'assistant@demo.test';
const list = (policyId: string, as: string) => calls.get(as, `/api/certificates/all?policyId=${policyId}`);
const mailsAbout = (kind: string) =>
  server.db
    .select()
    .from(mails)
    .where(and(eq(mails.kind, kind), eq(mails.to, customer)));

describe('certificates', () => {
  it('are requested by the customer and sent by the agent, who both get a mail', async () => {
    const { id: policyId } = await calls.policy();
    const nothing = await calls.ask({ policyId, holderName: ' ' });
    expect(nothing.json().errors).toMatchObject([
      { message: 'Please complete the required fields to proceed further.' },
    ]);
    const asked = (
      await calls.ask({ policyId, certificateStatus: 'REQUESTED', holderName: 'City of Portland ' })
    ).json();
    expect(asked).toMatchObject({
      message: 'Certificate Requested',
      payload: { certificateStatus: 'REQUESTED', holderName: 'City of Portland', docId: null, dbFile: null },
    });
    const before = await mailsAbout('certificateSent');
    const docId = await calls.file('CERTIFICATE');
    const sent = (await calls.answer({ certificateId: asked.payload.id, docId })).json();
    expect(sent.payload).toMatchObject({ certificateStatus: 'SENT', docId, version: 2 });
    const written = (await mailsAbout('certificateSent')).slice(before.length);
    expect(written.map(({ subject }) => subject)).toEqual(['Your certificate for policy HO3-448-2201 is ready']);
    expect(written[0]?.text).toContain('City of Portland');
    expect(written[0]?.text).toContain('https://portal.test/policies/');
    const [shown] = (await list(policyId, customer)).json().payload.content;
    expect((await server.app.inject({ url: shown.dbFile.fileUrl })).statusCode).toBe(200);
  });

  it('are requested by the agents who answer them, on behalf of the customer', async () => {
    const { id: policyId } = await calls.policy();
    const asked = await calls.ask({ policyId, holderName: 'City of Portland' }, agent);
    expect(asked.json()).toMatchObject({
      message: 'Certificate Requested',
      payload: { certificateStatus: 'REQUESTED', holderName: 'City of Portland' },
    });
    const docId = await calls.file('CERTIFICATE');
    const sent = await calls.answer({ certificateId: asked.json().payload.id, docId });
    expect(sent.json().payload.certificateStatus).toBe('SENT');
    const ofOwner = await calls.policy({ contactId: (await calls.quotes.otherContact(owner)).id });
    expect((await calls.ask({ policyId: ofOwner.id, holderName: 'City' }, agent)).json().code).toBe(
      'certificate.notAnswerer',
    );
  });

  it('are sent once, each with its own uploaded file', async () => {
    const { id: certificateId } = await calls.certificate();
    const docId = await calls.file('CERTIFICATE');
    const wrong = await calls.answer({ certificateId, docId: await calls.file('POLICY') });
    expect(wrong.json().errors).toMatchObject([{ field: 'docId', code: 'doc.fileUnknown' }]);
    expect((await calls.answer({ certificateId, docId })).statusCode).toBe(200);
    expect((await calls.answer({ certificateId, docId })).json()).toMatchObject({
      code: 'certificate.sentAlready',
      payload: { certificateStatus: 'SENT' },
    });
    const next = await calls.certificate();
    const before = await mailsAbout('certificateSent');
    expect((await calls.answer({ certificateId: next.id, docId })).json().code).toBe('certificate.fileUsed');
    expect(await mailsAbout('certificateSent')).toHaveLength(before.length);
  });

  it('are visible to the customer, the owner agent and licensed agency admins', async () => {
    const { policyId, id } = await calls.certificate();
    for (const email of [agent, customer, owner])
      expect((await list(policyId, email)).json().payload).toMatchObject({ content: [{ id }], totalElements: 1 });
    expect((await list(policyId, assistant)).json().code).toBe('certificate.notReader');
    const ofOwner = await calls.policy({ contactId: (await calls.quotes.otherContact(owner)).id });
    expect((await list(ofOwner.id, agent)).json().code).toBe('certificate.notReader');
    await calls.moveTo(policyId, (await calls.quotes.otherContact()).id);
    expect((await list(policyId, customer)).statusCode).toBe(404);
    expect((await calls.ask({ policyId, description: 'Mine?' })).statusCode).toBe(404);
  });
});

describe('certificates of the contact of an unlicensed agent', () => {
  const moveContactTo = async (email: string) => {
    const { id: agentId } = await calls.quotes.userOf(email);
    const { id } = await calls.quotes.ownContact();
    await server.db.update(contacts).set({ agentId }).where(eq(contacts.id, id));
  };
  beforeEach(() => moveContactTo(assistant));
  afterEach(() => moveContactTo(agent));

  it('are visible to that agent, who cannot send them', async () => {
    const { policyId, id } = await calls.certificate();
    expect((await list(policyId, assistant)).json().payload).toMatchObject({ content: [{ id }] });
    const docId = await calls.file('CERTIFICATE');
    expect((await calls.answer({ certificateId: id, docId }, assistant)).statusCode).toBe(403);
  });

  it.each([agent, owner])('are visible to and sent by %s, who is licensed', async (email) => {
    const { policyId, id } = await calls.certificate();
    expect((await list(policyId, email)).json().payload).toMatchObject({ content: [{ id }] });
    const docId = await calls.file('CERTIFICATE', email);
    expect((await calls.answer({ certificateId: id, docId }, email)).json().code).toBe('certificate.sent');
  });
});

describe('a certificate of the contact of a licensed agent', () => {
  it('cannot be sent by another licensed agent', async () => {
    const { id, policyId } = await calls.certificate();
    await calls.moveTo(policyId, (await calls.quotes.otherContact(owner)).id);
    const docId = await calls.file('CERTIFICATE');
    expect((await calls.answer({ certificateId: id, docId })).json().code).toBe('certificate.notAnswerer');
    const byAdmin = await calls.file('CERTIFICATE', owner);
    expect((await calls.answer({ certificateId: id, docId: byAdmin }, owner)).json().code).toBe('certificate.sent');
  });
});

describe('the task to send a certificate', () => {
  const contactOf = async (agentEmail: string) => (await calls.quotes.otherContact(agentEmail)).id;
  /** Asks for a certificate of a policy. Returns the email of the agent who gets the task, undefined without a task. */
  const assigneeOf = async (contactId: string, agentEmail: string) => {
    const { id: policyId } = await calls.policy();
    const { id: assignedAgentId } = await calls.quotes.userOf(agentEmail);
    await server.db.update(policies).set({ contactId, assignedAgentId }).where(eq(policies.id, policyId));
    const asked = await calls.ask({ policyId, holderName: 'City of Portland' }, owner);
    expect(asked.statusCode, asked.body).toBe(201);
    return assignee(asked.json().payload.id);
  };
  const assignee = async (certificateId: string) => {
    const [task] = await server.db
      .select({ email: users.email })
      .from(tasks)
      .innerJoin(users, eq(users.id, tasks.assigneeId))
      .where(and(eq(tasks.rule, 'CERTIFICATE_REQUESTED'), eq(tasks.subjectId, certificateId)));
    return task?.email;
  };

  it.each([
    { contactAgent: agent, policyAgent: agent, expected: agent },
    { contactAgent: agent, policyAgent: assistant, expected: agent },
    { contactAgent: agent, policyAgent: owner, expected: owner },
    { contactAgent: owner, policyAgent: agent, expected: owner },
    { contactAgent: assistant, policyAgent: agent, expected: agent },
    { contactAgent: assistant, policyAgent: assistant, expected: owner },
  ])('of $policyAgent for a contact of $contactAgent is given to $expected', async (row) => {
    expect(await assigneeOf(await contactOf(row.contactAgent), row.policyAgent)).toBe(row.expected);
  });

  it('is given to a licensed agent if no agency admin has a license', async () => {
    const contactId = await contactOf(assistant);
    const { id: policyId } = await calls.policy();
    const { id: assignedAgentId } = await calls.quotes.userOf(assistant);
    await server.db.update(policies).set({ contactId, assignedAgentId }).where(eq(policies.id, policyId));
    const { agencyId } = await calls.quotes.userOf(owner);
    const admins = and(eq(users.agencyId, agencyId ?? ''), eq(users.agencyAdmin, true), eq(users.licensedAgent, true));
    const unlicensed = await server.db.update(users).set({ licensedAgent: false }).where(admins).returning();
    const asked = (await calls.ask({ policyId, holderName: 'City of Portland' }, agent)).json();
    const ids = unlicensed.map(({ id }) => id);
    await server.db.update(users).set({ licensedAgent: true }).where(inArray(users.id, ids));
    const found = await calls.quotes.userOf((await assignee(asked.payload.id)) ?? '');
    expect(found).toMatchObject({ agencyId, agencyAdmin: false, licensedAgent: true });
  });

  it('from before the migration is moved, unless an agent has assigned it', async () => {
    const contactId = await contactOf(agent);
    const { id: policyId } = await calls.policy({ contactId });
    const { id: unlicensedId } = await calls.quotes.userOf(assistant);
    await server.db.update(policies).set({ assignedAgentId: unlicensedId }).where(eq(policies.id, policyId));
    const { id } = (await calls.ask({ policyId, holderName: 'City of Portland' }, owner)).json().payload;
    const give = async (email: string) => {
      const { id: assigneeId } = await calls.quotes.userOf(email);
      await server.db.update(tasks).set({ assigneeId }).where(eq(tasks.subjectId, id));
    };
    const url = new URL('../src/db/migrations/0010_senders_and_certificate_tasks.sql', import.meta.url);
    const statements = (await readFile(url, 'utf8')).split('--> statement-breakpoint');
    const move = statements.find((statement) => /^update tasks/im.test(statement)) ?? '';
    await give(assistant);
    await server.db.execute(sql.raw(move));
    expect(await assignee(id)).toBe(agent);
    await give(owner);
    await server.db.execute(sql.raw(move));
    expect(await assignee(id)).toBe(owner);
  });
});
