import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAgency, repeatDeletions } from '../src/areas/agencies/deletion/deleteAgency.ts';
import { uuidv7 } from '../src/db/ids.ts';
import { onlyRow } from '../src/db/rows.ts';
import { agencies, auditLog, files, insuranceTypes, mails, users, verificationDocs } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { Stopped } from '../src/jobs/failure.ts';
import { rowsOf, tablesWith } from './support/database.ts';
import { type Harness, signInRequest, startHarness } from './support/harness.ts';
import { allJobs, deleteJobs, runDueJobs } from './support/jobs.ts';
import { agent, customer, owner } from './support/quotes.ts';
import { addRequestedDeletion, requestDeletion } from './support/requestedDeletions.ts';
import { rowsWith } from './support/tableContents.ts';
import { insertInto } from './support/tenantRows.ts';

let server: Harness;
let agencyId: string;
let name: string;
const admin = 'admin@demo.test';

const remove = (id: string, agencyName: string, as: string | null = admin) =>
  server.call(as, { method: 'POST', url: `/api/agency/delete/id/${id}`, payload: { agencyName } });
const runForJobs = () => scoped(server.runtime, { role: 'fairlead_jobs' });
const deleteRows = (id: string, run = runForJobs(), limits = {}) =>
  deleteAgency({ run, storage: server.storage }, id, limits);
const runJobs = () => runDueJobs(server, { deleteAgency: (id) => deleteRows(id) });

/** Hashes of the rows of other agencies, by table. */
async function hashesOfOthers(): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const table of await tablesWith(server.db, 'agency_id')) {
    const rows = await server.db.execute(
      sql`select coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as hash from ${sql.identifier(table)} t
        where agency_id is not null and agency_id <> ${agencyId}`,
    );
    hashes[table] = onlyRow(rowsOf<{ hash: string }>(rows)).hash;
  }
  return hashes;
}

/** Number of rows of users, by the tables that refer to them and have no agency. */
async function rowsOfUsers(ids: readonly string[]): Promise<string[]> {
  const tables = await tablesWith(server.db, 'user_id');
  const found: string[] = [];
  for (const table of tables) {
    const rows = await server.db.execute(
      sql`select 1 from ${sql.identifier(table)} where user_id = any(${sql.param([...ids])}::uuid[]) limit 1`,
    );
    if (rowsOf(rows).length > 0) found.push(table);
  }
  return found;
}

const storedKeys = async (): Promise<string[]> =>
  (await readdir(server.folder, { recursive: true })).map((path) => basename(path));

beforeAll(async () => {
  server = await startHarness();
  const user = onlyRow(await server.db.select().from(users).where(eq(users.email, owner)));
  agencyId = user.agencyId ?? '';
  const doc = { name: 'Sample', hasExpirationDate: false, required: false, active: true };
  await server.db.insert(verificationDocs).values({ id: uuidv7(), ...doc });
  await server.db.insert(insuranceTypes).values({ id: uuidv7(), name: 'Sample', tag: 'SAMPLE', active: true });
  const other = onlyRow(await server.db.select().from(users).where(eq(users.email, 'unsubscribed@demo.test')));
  for (const table of await tablesWith(server.db, 'agency_id'))
    for (const id of [agencyId, other.agencyId ?? '']) await server.db.transaction((tx) => insertInto(table, tx, id));
  const platformMail = { id: uuidv7(), kind: 'sample', to: owner.toUpperCase(), subject: '', html: '', text: '' };
  await server.db.insert(mails).values(platformMail);
  ({ name } = await requestDeletion(server, agencyId, user.id, 30));
  // Sessions of the users.
  await Promise.all([owner, agent, customer].map((email) => server.tokenOf(email)));
});
afterAll(() => server.close());

describe('the deletion of an agency', () => {
  it('is for platform admins with the privilege only', async () => {
    for (const other of ['limited-admin@demo.test', owner, agent, customer])
      expect((await remove(agencyId, name, other)).statusCode).toBe(403);
  });

  it('needs a request that is 30 days old, and the name', async () => {
    const early = await addRequestedDeletion(server, 29.99);
    expect((await remove(early.id, early.name)).json()).toMatchObject({
      code: 'agency.deletionTooEarly',
      message: 'This agency can only be deleted 30 days after its request',
    });
    await server.db
      .update(agencies)
      .set({ deletionRequestedAt: null, deletionRequestedBy: null })
      .where(eq(agencies.id, early.id));
    expect((await remove(early.id, early.name)).json().code).toBe('agency.deletionNotRequested');
    expect((await remove(agencyId, early.name)).json()).toMatchObject({ errors: [{ field: 'agencyName' }] });
    await deleteRows(agencyId).catch(() => undefined);
    expect(await server.db.$count(agencies, eq(agencies.id, agencyId))).toBe(1);
    expect((await server.call(owner, { url: '/api/auth/me' })).statusCode).toBe(200);
  });

  it('deletes all rows and files of the agency, and nothing else', async () => {
    const members = await server.db.select().from(users).where(eq(users.agencyId, agencyId));
    const stored = await server.db.select().from(files).where(eq(files.agencyId, agencyId));
    await server.storage.quarantine(stored[0]?.storageKey ?? '', server.clock.now());
    const before = await hashesOfOthers();
    const platform = await server.db.$count(auditLog, isNull(auditLog.agencyId));
    const token = await server.tokenOf(owner);
    await deleteJobs(server);

    const started = await remove(agencyId, ` ${name} `);
    expect(started.json(), started.body).toMatchObject({
      code: 'agency.deletionStarted',
      payload: { deletion: { startedAt: server.clock.now(), requestedBy: 'Margaret Sullivan' } },
    });
    expect((await remove(agencyId, name)).json().code).toBe('agency.deletionRunning');
    const enabled = await server.call(admin, { method: 'POST', url: `/api/agency/enable/id/${agencyId}` });
    expect(enabled.json().code).toBe('agency.notFound');
    const me = () => server.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });
    expect((await me()).statusCode).toBe(401);
    expect(await allJobs(server)).toMatchObject([{ kind: 'deleteAgency', lane: 'clean-up', payload: { agencyId } }]);
    await runJobs();

    for (const table of await tablesWith(server.db, 'agency_id')) {
      const rows = await server.db.execute(
        sql`select 1 from ${sql.identifier(table)} where agency_id = ${agencyId} limit 1`,
      );
      expect([table, rowsOf(rows).length]).toEqual([table, 0]);
    }
    expect(await server.db.$count(agencies, eq(agencies.id, agencyId))).toBe(0);
    expect(await rowsOfUsers(members.map(({ id }) => id))).toEqual([]);
    await deleteJobs(server);
    expect(await rowsWith(server.db, [owner, agent, customer])).toEqual([]);
    const keys = await storedKeys();
    expect(stored.filter(({ storageKey }) => keys.includes(storageKey))).toEqual([]);

    expect(await hashesOfOthers()).toEqual(before);
    const kept = await server.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.operationId, 'deleteAgency'), isNull(auditLog.agencyId), eq(auditLog.outcome, 'DONE')));
    expect(kept).toMatchObject([
      { action: 'DELETED', recordId: agencyId, before: { name, requestedBy: 'Margaret Sullivan' }, after: null },
    ]);
    expect(await server.db.$count(auditLog, isNull(auditLog.agencyId))).toBeGreaterThan(platform);

    expect((await me()).statusCode).toBe(401);
    const answers = [owner, customer, 'nobody@people.test'].map((email) => server.app.inject(signInRequest(email)));
    const [first, ...others] = (await Promise.all(answers)).map(({ statusCode, body }) => [statusCode, body]);
    for (const answer of others) expect(answer).toEqual(first);
    expect((await server.call(admin, { url: `/api/agency/id/${agencyId}` })).statusCode).toBe(404);
    // A repetition does nothing.
    await deleteRows(agencyId);
  });

  it('continues after an interruption, in small batches', async () => {
    const other = onlyRow(await server.db.select().from(users).where(eq(users.email, 'unsubscribed@demo.test')));
    const id = other.agencyId ?? '';
    const { name: otherName } = await requestDeletion(server, id, other.id, 31);
    await remove(id, otherName);
    const run = runForJobs();
    let transactions = 0;
    const interrupted: typeof run = (work) => {
      if ((transactions += 1) > 40) throw new Error('interrupted');
      return run(work);
    };
    await expect(deleteRows(id, interrupted, { rows: 1 })).rejects.toThrow('interrupted');
    const signal = AbortSignal.abort(new Stopped());
    await expect(deleteAgency({ run, storage: server.storage, signal }, id)).rejects.toThrow(Stopped);
    expect(await server.db.$count(agencies, eq(agencies.id, id))).toBe(1);
    await deleteJobs(server);
    // A job with the remaining rows follows.
    await deleteRows(id, run, { rows: 1, batches: 20 });
    expect(await allJobs(server)).toMatchObject([{ kind: 'deleteAgency', payload: { agencyId: id } }]);
    await runJobs();
    expect(await server.db.$count(agencies, eq(agencies.id, id))).toBe(0);
  });

  it('is repeated in a database that was restored from an older backup', async () => {
    const { id, name: restored } = await addRequestedDeletion(server, 0);
    await deleteJobs(server);
    for (let time = 0; time < 2; time++) await repeatDeletions({ run: runForJobs(), ...server }, [id]);
    // Until its rows are gone, no job sends mails to its people, and they cannot sign in.
    const [{ disabledAt, deletionStartedAt } = {}] = await server.db.select().from(agencies).where(eq(agencies.id, id));
    expect([disabledAt, deletionStartedAt]).toEqual([deletionStartedAt, expect.any(Date)]);
    await runJobs();
    expect(await server.db.$count(agencies, eq(agencies.id, id))).toBe(0);
    const entries = await server.db.select().from(auditLog).where(eq(auditLog.operationId, 'repeatErasures'));
    expect(entries).toMatchObject([
      { agencyId: null, actorKind: 'JOB', recordId: id, action: 'DELETED', before: { name: restored } },
    ]);
  });
});
