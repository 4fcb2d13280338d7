import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectCandidates } from '../src/areas/activity/recent.ts';
import { claims } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { rowsOf } from './support/database.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { noteCalls } from './support/notes.ts';
import { policyCalls } from './support/policies.ts';
import { agent, customer, owner, quoteCalls } from './support/quotes.ts';

const assistant = 'assistant@demo.test';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const calls = noteCalls(() => server);
const policies = policyCalls(() => server);
const quotes = quoteCalls(() => server);

interface Entry {
  id: string;
  record: { recordId: string };
  contact: { id: string } | null;
}

describe('the recent activity of an agency', () => {
  const recent = async (as = agent): Promise<Entry[]> => {
    const response = await calls.recent(as);
    expect(response.statusCode, response.body).toBe(200);
    return response.json().payload.entries;
  };

  it('shows the newest entry of each record with its customer', async () => {
    const policy = await policies.policy();
    const record = { recordType: 'POLICY', recordId: policy.id };
    await policies.assign(policy, { agentId: await calls.idOf(owner), version: policy.version });
    const [changed] = await recent();
    expect(changed).toMatchObject({
      entryKind: 'CHANGE',
      record: { ...record, number: policy.policyNumber },
      contact: { id: policy.contactId },
      actor: { person: { id: await calls.idOf(agent) } },
      change: { values: [{ field: 'assignedAgentId' }] },
    });
    const note = await calls.note(record);
    const [newest, ...older] = await recent();
    expect(newest).toMatchObject({ id: note.id, entryKind: 'NOTE', record, contact: { id: policy.contactId } });
    expect(older.filter((entry) => entry.record.recordId === policy.id)).toEqual([]);
    await calls.remove(note.id);
    expect((await recent())[0]).toMatchObject({ id: changed?.id });
  });

  it('leaves out records that were deleted', async () => {
    const { id } = await quotes.opportunity();
    await calls.note({ recordType: 'OPPORTUNITY', recordId: id });
    const isShown = async () => (await recent()).some((entry) => entry.record.recordId === id);
    expect(await isShown()).toBe(true);
    expect((await calls.send(agent, 'DELETE', `/api/opportunity/delete/id/${id}`)).statusCode).toBe(200);
    expect(await isShown()).toBe(false);
  });

  it('shows claims to licensed agents only, and customers nothing', async () => {
    const [claim] = await server.db.select().from(claims).limit(1);
    if (!claim) throw new Error('the demo has no claim');
    const note = await calls.note({ recordType: 'CLAIM', recordId: claim.id });
    const idsFor = async (as: string) => (await recent(as)).map(({ id }) => id);
    expect(await idsFor(agent)).toContain(note.id);
    expect(await idsFor(assistant)).not.toContain(note.id);
    expect((await calls.recent(customer)).statusCode).toBe(403);
    const body = { claimId: claim.id, text: 'Asked the adjuster.' };
    const ofClaim = (await calls.send(agent, 'POST', '/api/claim/notes/create', body)).json().payload;
    expect(await recent(agent)).toContainEqual(
      expect.objectContaining({ id: ofClaim.id, entryKind: 'NOTE', claimNote: { text: body.text } }),
    );
    expect(await idsFor(assistant)).not.toContain(ofClaim.id);
  });

  it('reads as many rows of the audit log in a large agency as in a small one', async () => {
    const { agencyId, agentId } = await calls.rowOf((await policies.policy()).contactId);
    await server.db.execute(sql`insert into audit_log (id, at, agency_id, operation_id, record_type, record_id, before, after)
      select gen_random_uuid(), now() - n * interval '1 minute', ${agencyId}, 'agePolicies', 'policy', gen_random_uuid(),
        '{"status": "ACTIVE"}', '{"status": "EXPIRED"}' from generate_series(1, 20000) n`);
    await server.db.execute(sql`analyze audit_log`);
    const plan = await scoped(server.runtime, { role: 'fairlead_app', agency: agencyId, user: agentId })(async (tx) => {
      const explained = await tx.execute(sql`explain ${selectCandidates(tx, agencyId, true).getSQL()}`);
      return rowsOf<{ 'QUERY PLAN': string }>(explained).map((line) => line['QUERY PLAN']);
    });
    expect(plan.join('\n')).toMatch(/audit_log_agency_ix/);
    expect(plan.join('\n')).not.toMatch(/Seq Scan on audit_log|Sort.*audit_log/);
  });
});
