import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails, policies } from '../src/db/schema/index.ts';
import { claimCalls } from './support/claims.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { agent, customer, owner } from './support/quotes.ts';

let server: Harness;
const calls = claimCalls(() => server);
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

async function lastMail(kind: string, to: string) {
  const ofKind = and(eq(mails.kind, kind), eq(mails.to, to));
  const [mail] = await server.db.select().from(mails).where(ofKind).orderBy(desc(mails.createdAt), desc(mails.id));
  return mail;
}

describe('a claim', () => {
  it('names the person who reported it, also in the mails', async () => {
    const report = { reportedBy: 'OTHER', reporterName: ' Ruth Abadi ', drivable: false };
    const { payload } = (await calls.create(await calls.input(report), owner)).json();
    expect(payload).toMatchObject({ reportedBy: 'OTHER', reporterName: 'Ruth Abadi', drivable: false });
    expect((await lastMail('claimReported', customer))?.text).toContain('Reported By: Ruth Abadi');
    const { text } = (await lastMail('claimAssigned', agent)) ?? {};
    expect(text).toContain('Reported By: Ruth Abadi');
    expect(text).toContain('Can the Vehicle Be Driven?: No');
    const changed = await calls.update(payload, { reportedBy: 'AGENT', claimType: 'PROPERTY' });
    expect(changed.json().payload).toMatchObject({ reportedBy: 'AGENT', reporterName: '', drivable: null });
  });

  it('needs the name of someone else, and customers report for themselves', async () => {
    const nameless = await calls.create(await calls.input({ reportedBy: 'OTHER', reporterName: ' ' }), agent);
    expect(nameless.json()).toMatchObject({ errors: [{ field: 'reporterName', code: 'claim.reporterNameRequired' }] });
    const own = await calls.create(await calls.input({ reportedBy: 'AGENT', drivable: true }));
    expect(own.json().payload).toMatchObject({ reportedBy: 'CUSTOMER', drivable: true });
    const unnamed = await calls.update(own.json().payload, { reportedBy: 'OTHER' });
    expect(unnamed.json()).toMatchObject({ errors: [{ field: 'reporterName' }] });
    const home = await calls.claim({ claimType: 'PROPERTY', drivable: true });
    expect(home).toMatchObject({ drivable: null });
  });

  it('belongs to a licensed agent if the agent of its policy has no license', async () => {
    const body = await calls.input();
    const { id: assignedAgentId } = await calls.policies.quotes.userOf('assistant@demo.test');
    const isPolicy = eq(policies.id, body.policyId);
    const [policy] = await server.db.select().from(policies).where(isPolicy);
    await server.db.update(policies).set({ assignedAgentId }).where(isPolicy);
    const { payload } = (await calls.create(body)).json();
    await server.db.update(policies).set({ assignedAgentId: policy?.assignedAgentId }).where(isPolicy);
    expect(payload.assignedAgent).toMatchObject({ name: 'Margaret Sullivan' });
    expect((await lastMail('claimFiled', owner))?.text).toContain(payload.serial);
  });

  it('is not assigned to an agent without a license', async () => {
    const { id: assignedAgentId } = await calls.policies.quotes.userOf('assistant@demo.test');
    const response = await calls.update(await calls.claim(), { assignedAgentId });
    expect([response.statusCode, response.json().errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'assignedAgentId', code: 'claim.agentLicensed' })],
    ]);
  });
});
