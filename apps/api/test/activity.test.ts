import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectHeads } from '../src/areas/activity/heads.ts';
import { findScope } from '../src/areas/activity/scope.ts';
import { auditLog, claims, docs, mailThreads, notes, opportunities, users } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { rowsOf } from './support/database.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { noteCalls } from './support/notes.ts';
import { policyCalls } from './support/policies.ts';
import { agent, customer, owner } from './support/quotes.ts';
import { unknownId } from './support/requests.ts';
import { taskCalls } from './support/tasks.ts';

const assistant = 'assistant@demo.test';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const calls = noteCalls(() => server);
const policies = policyCalls(() => server);
const tasks = taskCalls(() => server);

interface Entry {
  id: string;
  entryKind: string;
  date: number;
  actor: { actorKind: string; person: { name: string } | null };
  record: { recordType: string; recordId: string };
  change: {
    changedType: string;
    changeAction: string;
    name: string | null;
    values: { field: string; label: string; valueFormat: string; before: string | null; after: string | null }[];
  } | null;
}
const entriesOf = async (recordType: string, recordId: string, query = '', as = agent): Promise<Entry[]> =>
  (await calls.timeline({ recordType, recordId }, query, as)).entries;
const policyRecord = async () => {
  const { id, contactId, version, policyNumber } = await policies.policy();
  return { policy: { id, contactId, version, policyNumber }, record: { recordType: 'POLICY', recordId: id } };
};

describe('a note', () => {
  it('is sanitized and belongs to its record and author', async () => {
    const { record, policy } = await policyRecord();
    const text = '<p onclick="x()">Asked <strong>twice</strong><script>x()</script></p>';
    const note = await calls.note({ ...record, text });
    expect(note).toMatchObject({
      noteKind: 'NOTE',
      text: '<p>Asked <strong>twice</strong></p>',
      record: { ...record, number: policy.policyNumber },
      callDirection: null,
      callOutcome: null,
      minutes: null,
      mentions: [],
      isPinned: false,
      createdBy: { id: await calls.idOf(agent) },
      editedDate: null,
    });
    const [entry] = await entriesOf('POLICY', policy.id, '&entryKind=NOTE');
    expect(entry).toMatchObject({ id: note.id, entryKind: 'NOTE', actor: { actorKind: 'AGENT' }, note });
    const [ofContact] = await entriesOf('CONTACT', policy.contactId, '&entryKind=NOTE');
    expect(ofContact).toMatchObject({ id: note.id, record });
  });

  it('needs a text, and a call needs a direction and an outcome', async () => {
    const { record } = await policyRecord();
    const errors = async (values: object) => (await calls.create({ ...record, ...values })).json().errors;
    for (const text of ['', '<p>&nbsp;</p>', '<script>x()</script>'])
      expect(await errors({ text })).toMatchObject([{ field: 'text', code: 'note.empty' }]);
    expect(await errors({ noteKind: 'CALL' })).toMatchObject([{ field: 'callDirection' }, { field: 'callOutcome' }]);
    const call = { noteKind: 'CALL', callDirection: 'OUTBOUND', callOutcome: 'REACHED', minutes: 6, text: '' };
    expect(await calls.note({ ...record, ...call })).toMatchObject({ ...call, record });
    // a note has no outcome
    expect(await calls.note({ ...record, callOutcome: 'REACHED', minutes: 3 })).toMatchObject({ minutes: null });
  });

  it('mentions agents of the agency only', async () => {
    const { record } = await policyRecord();
    const colleague = await calls.idOf(assistant);
    const note = await calls.note({ ...record, mentionIds: [colleague] });
    expect(note.mentions).toMatchObject([{ id: colleague }]);
    for (const id of [unknownId, await calls.idOf(customer), await calls.idOf('unsubscribed@demo.test')]) {
      const refused = await calls.create({ ...record, mentionIds: [colleague, id] });
      expect([refused.statusCode, refused.json().errors]).toMatchObject([400, [{ code: 'note.mentionUnknown' }]]);
    }
  });

  it('notifies colleagues whom it mentions for the first time, and not its author', async () => {
    const { record, policy } = await policyRecord();
    const mentionIds = [await calls.idOf(agent), await calls.idOf(assistant)];
    const note = await calls.note({ ...record, text: '<p>Please call <b>today</b></p><p>Thanks</p>', mentionIds });
    const shown = async (as: string) => {
      const response = await calls.get(as, '/api/notification/all?notificationFilter=MENTIONS');
      const found: { subjectId: string }[] = response.json().payload.notifications;
      return found.filter(({ subjectId }) => subjectId === note.id);
    };
    expect(await shown(assistant)).toMatchObject([
      { title: expect.stringContaining('Please call today Thanks'), record: { recordId: policy.id } },
    ]);
    expect(await shown(agent)).toEqual([]);
    const changed = await calls.update(note, { mentionIds: [...mentionIds, await calls.idOf(owner)] });
    expect(changed.statusCode).toBe(200);
    expect([await shown(assistant), await shown(owner)].map(({ length }) => length)).toEqual([1, 1]);
    await calls.remove(note.id);
    expect([...(await shown(assistant)), ...(await shown(owner))]).toEqual([]);
    await calls.restore(note.id);
    expect(await shown(assistant)).toHaveLength(1);
  });

  it('is changed by its author or the agency admin, in the version that they have read', async () => {
    const { record } = await policyRecord();
    const note = await calls.note(record);
    for (const response of [await calls.update(note, {}, assistant), await calls.remove(note.id, assistant)])
      expect(response.statusCode).toBe(403);
    const changed = (await calls.update(note)).json().payload;
    expect(changed).toMatchObject({ text: '<p>Changed</p>', editedDate: server.clock.now() });
    const stale = await calls.update(note);
    expect([stale.statusCode, stale.json().payload.text]).toEqual([409, '<p>Changed</p>']);
    expect((await calls.update(changed, { text: '<p>By the admin</p>' }, owner)).statusCode).toBe(200);
  });

  it('is deleted and restored', async () => {
    const { record } = await policyRecord();
    const { id } = await calls.note({ ...record, isPinned: true });
    expect((await calls.remove(id)).statusCode).toBe(200);
    const after = await calls.timeline(record);
    expect([after.pinned, after.entries.map((entry: Entry) => entry.id).includes(id)]).toEqual([null, false]);
    expect((await calls.remove(id)).statusCode).toBe(404);
    expect((await calls.restore(id, assistant)).statusCode).toBe(403);
    expect((await calls.restore(id)).json().payload).toMatchObject({ id, isPinned: false });
    expect((await entriesOf('POLICY', record.recordId, '&entryKind=NOTE'))[0]?.id).toBe(id);
    const audited = await server.db.select().from(auditLog).where(eq(auditLog.recordId, id));
    expect(audited.map(({ operationId }) => operationId).toSorted()).toEqual([
      'createNote',
      'deleteNote',
      'restoreNote',
    ]);
  });

  it('is pinned instead of the previous one of its record', async () => {
    const { record, policy } = await policyRecord();
    const [first, second] = [await calls.note({ ...record, isPinned: true }), await calls.note(record)];
    const ofContact = await calls.note({ recordType: 'CONTACT', recordId: policy.contactId, isPinned: true });
    expect((await calls.pin(second.id, true, assistant)).json().payload).toMatchObject({
      isPinned: true,
      pinnedBy: { id: await calls.idOf(assistant) },
    });
    expect((await calls.timeline(record)).pinned.id).toBe(second.id);
    const [unpinned] = await server.db.select().from(notes).where(eq(notes.id, first.id));
    expect(unpinned?.pinnedAt).toBeNull();
    expect((await calls.timeline({ recordType: 'CONTACT', recordId: policy.contactId })).pinned.id).toBe(ofContact.id);
    await calls.pin(second.id, false);
    expect((await calls.timeline(record)).pinned).toBeNull();
  });

  it('of a claim needs a license', async () => {
    const [claim] = await server.db.select().from(claims).limit(1);
    if (!claim) throw new Error('the demo has no claim');
    const record = { recordType: 'CLAIM', recordId: claim.id };
    const note = await calls.note(record);
    for (const response of [
      await calls.create(record, assistant),
      await calls.pin(note.id, true, assistant),
      await calls.getTimeline(record, '', assistant),
      await calls.update(note, {}, assistant),
    ])
      expect([response.statusCode, response.json().code]).toEqual([403, 'note.licensed']);
    const idsFor = async (as: string) =>
      (await entriesOf('CONTACT', claim.contactId, '&pageSize=100', as)).map(({ id }) => id);
    expect(await idsFor(agent)).toContain(note.id);
    expect(await idsFor(assistant)).not.toContain(note.id);
  });

  it('of a claim from its own list is in the timelines of the claim and its customer once', async () => {
    const [claim] = await server.db.select().from(claims).limit(1);
    if (!claim) throw new Error('the demo has no claim');
    const { id: recordId, contactId } = claim;
    const record = { recordType: 'CLAIM', recordId };
    const text = 'Asked the adjuster.\nShe calls back.';
    const added = await calls.send(agent, 'POST', '/api/claim/notes/create', { claimId: recordId, text });
    const { id, createdBy, createdAt } = added.json().payload;
    const entry = {
      id,
      entryKind: 'NOTE',
      date: createdAt,
      actor: { actorKind: 'AGENT', person: createdBy },
      record,
      note: null,
      claimNote: { text },
    };
    for (const query of ['', '&entryKind=NOTE', '&pageSize=1']) {
      const found = (await entriesOf('CLAIM', recordId, query)).filter((each) => each.id === id);
      expect(found).toMatchObject([entry]);
    }
    const without = [
      await entriesOf('CLAIM', recordId, '&entryKind=CALL'),
      await entriesOf('CONTACT', contactId, '&pageSize=100', assistant),
    ];
    expect(without.flat().map((each) => each.id)).not.toContain(id);
    const ofContact = (await entriesOf('CONTACT', contactId, '&pageSize=100')).filter((each) => each.id === id);
    expect(ofContact).toMatchObject([entry]);
    // The changes of the claim do not repeat the note.
    const texts = JSON.stringify(await entriesOf('CLAIM', recordId, '&pageSize=100')).split('Asked the adjuster.');
    expect(texts).toHaveLength(2);
    expect((await calls.getTimeline(record, '', customer)).body).not.toContain('adjuster');

    const ofTimeline = await calls.note({ ...record, text: '<p>From the timeline.</p>' });
    const notesOfClaim = (await entriesOf('CLAIM', recordId, '&entryKind=NOTE&pageSize=100')).map((each) => each.id);
    expect(notesOfClaim.slice(0, 2).sort()).toEqual([id, ofTimeline.id].sort());
  });
});

describe('a timeline', () => {
  const nameOf = async (email: string) => (await tasks.me(email)).name;
  const changesOf = async (recordType: string, id: string, as = agent) =>
    (await entriesOf(recordType, id, '&entryKind=CHANGE', as)).map(({ change, actor }) => ({ ...change, actor }));

  it('shows changed fields with labels, values and the person', async () => {
    const { record, policy } = await policyRecord();
    const changed = await policies.update(
      { ...policy, serial: '', policyStatus: '', assignedAgentId: '' },
      { policyStatus: 'CANCELLED' },
    );
    expect(changed.statusCode, changed.body).toBe(200);
    await policies.assign(
      { ...policy, serial: '', policyStatus: '', assignedAgentId: '' },
      {
        agentId: await calls.idOf(owner),
        version: changed.json().payload.version,
      },
    );
    const [assigned, cancelled, created] = await changesOf('POLICY', record.recordId);
    expect(cancelled).toMatchObject({
      changedType: 'POLICY',
      changeAction: 'CHANGED',
      values: [{ field: 'status', label: 'Status', valueFormat: 'TEXT', before: 'Active', after: 'Cancelled' }],
      actor: { actorKind: 'AGENT', person: { id: await calls.idOf(agent) } },
    });
    expect(assigned?.values).toMatchObject([{ field: 'assignedAgentId', label: 'Agent' }]);
    expect([assigned?.values?.[0]?.before, assigned?.values?.[0]?.after]).toEqual([
      await nameOf(agent),
      await nameOf(owner),
    ]);
    expect(created).toMatchObject({ changeAction: 'CREATED', values: [] });
  });

  it('uses the language of the request', async () => {
    const { policy } = await policyRecord();
    await policies.update(
      { ...policy, serial: '', policyStatus: '', assignedAgentId: '' },
      { policyStatus: 'CANCELLED' },
    );
    const url = `/api/activity/timeline?recordType=POLICY&recordId=${policy.id}&entryKind=CHANGE`;
    const response = await server.call(agent, { url, headers: { 'accept-language': 'de' } });
    expect(response.json().payload.entries[0].change.values).toMatchObject([{ before: 'Aktiv', after: 'Storniert' }]);
  });

  it('shows changes of a contact, and never its internal columns', async () => {
    const { policy } = await policyRecord();
    const before = await calls.rowOf(policy.contactId);
    const change = { phone: '(207) 555-0148', agentId: before.agentId, userId: unknownId, version: 99, secret: 'x' };
    await server.db.insert(auditLog).values([
      {
        id: unknownId,
        at: new Date(),
        userId: before.userId,
        agencyId: before.agencyId,
        actorKind: 'USER',
        operationId: 'updateContact',
        recordType: 'contact',
        recordId: before.id,
        before: { phone: '', userId: null, version: 1, secret: 'y' },
        after: change,
      },
      {
        id: unknownId.replace('000000000000', '000000000001'),
        at: new Date(),
        agencyId: before.agencyId,
        operationId: 'updateContact',
        recordType: 'contact',
        recordId: before.id,
        before: { version: 1, userId: null },
        after: { version: 2, userId: unknownId },
      },
    ]);
    const entries = (await entriesOf('CONTACT', policy.contactId, '&entryKind=CHANGE')).filter(
      ({ record }) => record.recordType === 'CONTACT',
    );
    expect(entries[0]?.change?.values.map(({ field }) => field)).toEqual(['phone', 'agentId']);
    expect(entries[0]?.change?.values[0]).toMatchObject({ before: null, after: '(207) 555-0148' });
    expect(entries[0]?.actor.actorKind).toBe('CUSTOMER');
    expect(JSON.stringify(entries)).not.toMatch(/secret|userId|version/);
    expect(entries.map(({ id }) => id)).not.toContain(unknownId.replace('000000000000', '000000000001'));
  });

  it('merges tasks, documents, coverages and mails', async () => {
    const { record, policy } = await policyRecord();
    const added = await policies.addCoverage(policies.coverage(policy.id, { name: 'Flood' }));
    expect(added.statusCode, added.body).toBe(201);
    const task = await tasks.task(record);
    await tasks.act(task.id, 'complete', owner);
    const entries = await entriesOf('POLICY', policy.id);
    expect(entries.map(({ entryKind }) => entryKind).toSorted()).toEqual(['CHANGE', 'CHANGE', 'TASK']);
    expect(entries.find(({ entryKind }) => entryKind === 'TASK')).toMatchObject({
      task: { title: task.title, isDone: true },
      actor: { person: { id: await calls.idOf(owner) } },
    });
    expect(entries.find(({ change }) => change?.changedType === 'COVERAGE')?.change).toMatchObject({
      changeAction: 'CREATED',
      name: 'Flood',
    });
    for (const [table, kind] of [
      [mailThreads, 'MAIL'],
      [docs, 'DOCUMENT'],
    ] as const) {
      const [found] = await server.db
        .select({ contactId: table.contactId })
        .from(table)
        .innerJoin(users, eq(users.agencyId, table.agencyId))
        .where(and(eq(users.email, agent), table === docs ? isNull(docs.deletedAt) : undefined))
        .limit(1);
      const kinds = (await entriesOf('CONTACT', found?.contactId ?? '', `&entryKind=${kind}`)).map(
        ({ entryKind }) => entryKind,
      );
      expect(new Set(kinds)).toEqual(new Set([kind]));
    }
  });

  it('has pages without gaps or repeats', async () => {
    const { record } = await policyRecord();
    const written: string[] = [];
    // within one millisecond, so that the ids order them
    for (let index = 0; index < 7; index += 1) written.push((await calls.note(record)).id);
    await server.db
      .update(notes)
      .set({ createdAt: new Date('2026-01-01T00:00:00.123Z') })
      .where(eq(notes.policyId, record.recordId));
    const all = (await entriesOf('POLICY', record.recordId, '&pageSize=100')).map(({ id }) => id);
    expect(all).toEqual(expect.arrayContaining(written));
    const paged: string[] = [];
    for (let before = ''; ; ) {
      const page = await calls.timeline(record, `&pageSize=3${before}`);
      paged.push(...page.entries.map(({ id }: Entry) => id));
      if (page.next === null) break;
      before = `&before=${page.next}`;
    }
    expect(paged).toEqual(all);
  });

  it('is empty for a kind without entries', async () => {
    const [opportunity] = await server.db.select().from(opportunities).where(isNull(opportunities.deletedAt)).limit(1);
    expect(await entriesOf('OPPORTUNITY', opportunity?.id ?? '', '&entryKind=DOCUMENT')).toEqual([]);
  });
});

describe('the cost of a timeline', () => {
  it('does not grow with the tables', async () => {
    const { policy, record } = await policyRecord();
    const row = await calls.rowOf(policy.contactId);
    const many = 20_000;
    await server.db.execute(sql`insert into audit_log (id, at, agency_id, operation_id, record_type, record_id, before, after)
      select gen_random_uuid(), now() - n * interval '1 minute', ${row.agencyId}, 'agePolicies', 'policy', gen_random_uuid(),
        '{"status": "ACTIVE"}', '{"status": "EXPIRED"}' from generate_series(1, ${many}) n`);
    await server.db.execute(sql`insert into contacts (id, agency_id, agent_id, first_name, last_name, email)
      select gen_random_uuid(), ${row.agencyId}, ${row.agentId}, 'A', 'B', n || '@many.test' from generate_series(1, 2000) n`);
    await server.db.execute(sql`insert into notes (id, agency_id, kind, contact_id, text, created_by, created_at)
      select gen_random_uuid(), c.agency_id, 'NOTE', c.id, 'x', ${row.agentId}, now() - n * interval '1 minute'
      from contacts c, generate_series(1, 10) n where c.agency_id = ${row.agencyId}`);
    await server.db.execute(sql`analyze audit_log, notes, tasks, docs, mail_messages, mail_threads`);
    const run = scoped(server.runtime, { role: 'fairlead_app', agency: row.agencyId, user: row.agentId });
    const plans = await run(async (tx) => {
      const scope = await findScope(tx, row.agencyId, { recordType: 'CONTACT', recordId: row.id }, true);
      const head = {
        ...scope,
        agencyId: row.agencyId,
        record: { recordType: 'CONTACT', recordId: row.id },
        includesClaims: true,
        kind: undefined,
        limit: 21,
      } as const;
      const query = selectHeads(tx, { ...head, before: { at: Date.now(), id: unknownId } });
      const explained = await tx.execute(sql`explain ${query.getSQL()}`);
      return rowsOf<{ 'QUERY PLAN': string }>(explained).map((line) => line['QUERY PLAN']);
    });
    const text = plans.join('\n');
    expect(text).not.toMatch(/Seq Scan on (audit_log|notes|mail_messages)/);
    expect(text).toMatch(/audit_log_record_ix/);
    expect(text).toMatch(/notes_contact_ix/);
    expect((await entriesOf(record.recordType, record.recordId)).length).toBeGreaterThan(0);
  });
});
