import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contacts, mailThreads, users } from '../src/db/schema/index.ts';
import { claimCalls } from './support/claims.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { agent, owner } from './support/quotes.ts';

let server: Harness;
const calls = claimCalls(() => server);
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());
afterEach(() => setLicense(agent, true));

const assistant = 'assistant@demo.test';
const idOf = async (email: string): Promise<string> => (await calls.policies.quotes.userOf(email)).id;
const setLicense = (email: string, licensedAgent: boolean) =>
  server.db.update(users).set({ licensedAgent }).where(eq(users.email, email));

/** A claim of a contact whose agent has no license. An agent reported it, which wrote a mail to the contact. */
async function reported(contactAgent = assistant) {
  const contact = await calls.policies.quotes.otherContact(contactAgent);
  const policy = await calls.policies.policy();
  await calls.policies.moveTo(policy.id, contact.id);
  const response = await calls.create(await calls.input({ policyId: policy.id }), owner);
  expect(response.statusCode, response.body).toBe(201);
  const claim = response.json().payload;
  return { claim, contact, ownerOf: async () => (await threadOf(claim.id)).ownerId };
}
async function threadOf(claimId: string) {
  const [thread] = await server.db.select().from(mailThreads).where(eq(mailThreads.claimId, claimId));
  if (!thread) throw new Error('the claim has no conversation');
  return thread;
}

describe('the conversation of an automatic mail about a claim', () => {
  it("belongs to the claim's agent, not to the contact's agent without a license", async () => {
    const { claim, ownerOf } = await reported();
    expect(claim.assignedAgent.id).toBe(await idOf(agent));
    expect(await ownerOf()).toBe(await idOf(agent));
    const mine = async (as: string) =>
      (await calls.get(as, `/api/inbox/all?scope=MINE&claimId=${claim.id}`)).json().payload.totalElements;
    expect([await mine(agent), await mine(assistant), await mine(owner)]).toEqual([1, 0, 0]);
  });

  it("follows the claim to another agent, and stays when the contact's agent changes", async () => {
    const { claim, contact, ownerOf } = await reported();
    const ownerId = await idOf(owner);
    const given = await calls.update(claim, { assignedAgentId: ownerId }, owner);
    expect(given.statusCode, given.body).toBe(200);
    expect(await ownerOf()).toBe(ownerId);
    await server.db
      .update(contacts)
      .set({ agentId: await idOf(agent) })
      .where(eq(contacts.id, contact.id));
    expect(await ownerOf()).toBe(ownerId);
  });

  it('is unread for the new agent, but not for an agent who takes the claim', async () => {
    const { claim } = await reported();
    const unread = async (as: string) =>
      (await calls.get(as, `/api/inbox/all?scope=MINE&filter=UNREAD&claimId=${claim.id}`)).json().payload.totalElements;
    const given = await calls.update(claim, { assignedAgentId: await idOf(owner) }, agent);
    expect([await unread(owner), await unread(agent)]).toEqual([1, 0]);
    await calls.update(given.json().payload, { assignedAgentId: await idOf(agent) }, agent);
    expect([await unread(owner), await unread(agent)]).toEqual([0, 0]);
  });

  it('moves to a licensed agent when its owner loses the license', async () => {
    const { claim, ownerOf } = await reported();
    await setLicense(agent, false);
    expect(await ownerOf()).toBe(await idOf(owner));
    await setLicense(agent, true);
    await server.db
      .update(mailThreads)
      .set({ assigneeId: await idOf(agent) })
      .where(eq(mailThreads.claimId, claim.id));
    expect(await ownerOf()).toBe(await idOf(agent));
    await setLicense(agent, false);
    expect(await ownerOf()).toBe(await idOf(owner));
  });

  it('belongs to the new agent when a thread without a claim is linked to one', async () => {
    const { claim, contact } = await reported();
    const { id } = await threadOf(claim.id);
    const link = (claimId: string | null) =>
      server.db.update(mailThreads).set({ claimId }).where(eq(mailThreads.id, id)).returning();
    expect(await link(null)).toMatchObject([{ ownerId: contact.agentId }]);
    expect(await link(claim.id)).toMatchObject([{ ownerId: await idOf(agent) }]);
  });
});

describe('the conversation of an automatic mail about a policy', () => {
  it("belongs to the contact's agent, with or without a license", async () => {
    const contact = await calls.policies.quotes.otherContact(assistant);
    const { id, policyId } = await calls.policies.billed();
    await calls.policies.moveTo(policyId, contact.id);
    expect((await calls.policies.notify(id)).statusCode).toBe(200);
    const [thread] = await server.db.select().from(mailThreads).where(eq(mailThreads.policyId, policyId));
    expect(thread?.ownerId).toBe(await idOf(assistant));
  });
});
