import { DAY } from '@fairlead/rules';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeInvitations } from '../src/areas/auth/invitations.ts';
import { agencies, auditLog, documentRequests, policies, users } from '../src/db/schema/index.ts';
import { type Run, scoped } from '../src/db/scope.ts';
import { Stopped } from '../src/jobs/failure.ts';
import { startDay } from '../src/jobs/startDay.ts';
import { remindDocumentRequests } from '../src/records/documentReminders.ts';
import { documentRequestCalls } from './support/documentRequests.ts';
import { type Harness, silentLog, startHarness } from './support/harness.ts';
import { notificationMails } from './support/notificationMails.ts';

let server: Harness;
let run: Run;
let agencyIds: string[];
const documents = documentRequestCalls(() => server);
beforeAll(async () => {
  server = await startHarness();
  run = scoped(server.db, { role: 'fairlead_jobs' });
  agencyIds = (await server.db.select({ id: agencies.id }).from(agencies).orderBy(asc(agencies.id))).map(
    ({ id }) => id,
  );
});
afterAll(() => server.close());
afterEach(() => server.db.execute(sql`drop function if exists refuse_change() cascade`));

/** Makes changes of one row fail, as a row would that breaks a rule of the database. */
async function refuseChanges(table: 'agencies' | 'document_requests', id: string) {
  await server.db.execute(sql`create function refuse_change() returns trigger language plpgsql as
    $$ begin raise exception 'broken row'; end $$`);
  await server.db.execute(
    sql.raw(`create trigger refuse_change before update on ${table} for each row when (new.id = '${id}')
      execute function refuse_change()`),
  );
}

it('starts the day of the agencies after one that fails, and the job fails', async () => {
  const [broken = '', ...others] = agencyIds;
  await server.db.update(agencies).set({ dayStartedOn: null });
  await refuseChanges('agencies', broken);
  await expect(startDay({ run, clock: server.clock, log: silentLog })).rejects.toThrow(`1 of ${agencyIds.length}`);
  const rows = await server.db.select({ id: agencies.id, day: agencies.dayStartedOn }).from(agencies);
  expect(
    rows
      .filter(({ day }) => day !== null)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(others);
});

it('ends the digests of the agencies after one that fails, and the job fails', async () => {
  const [broken = '', ...others] = agencyIds;
  await server.db.update(agencies).set({ digestedOn: null, digestTime: '00:00' });
  await refuseChanges('agencies', broken);
  await expect(notificationMails(server).sendDigests()).rejects.toThrow(`1 of ${agencyIds.length}`);
  const rows = await server.db.select({ id: agencies.id, day: agencies.digestedOn }).from(agencies);
  expect(
    rows
      .filter(({ day }) => day !== null)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(others);
});

it('reminds of the document requests after one that fails, and the job fails', async () => {
  const requests = [1, 2].map(() => documents.request({ neededBy: documents.today() + DAY }));
  const ids = (await Promise.all(requests)).map(({ id }): string => id);
  const { mailer } = server;
  const clock = { now: () => server.clock.now() + DAY };
  const reminded = async () => {
    const rows = await server.db.select().from(documentRequests).where(inArray(documentRequests.id, ids));
    return rows.filter(({ remindedAt }) => remindedAt !== null).map(({ id }) => id);
  };
  for (const broken of ids) {
    await server.db.update(documentRequests).set({ remindedAt: null }).where(inArray(documentRequests.id, ids));
    await refuseChanges('document_requests', broken);
    const dependencies = { run, clock, mailer, inviter: makeInvitations(server), log: silentLog };
    await expect(remindDocumentRequests(dependencies)).rejects.toThrow('documentRequest');
    expect(await reminded()).toEqual(ids.filter((id) => id !== broken));
    await server.db.execute(sql`drop function refuse_change() cascade`);
  }
});

it('updates the policies of an agency in several transactions', async () => {
  const [owner] = await server.db.select().from(users).where(eq(users.email, 'owner@demo.test'));
  const agencyId = owner?.agencyId ?? '';
  await startDay({ run, clock: server.clock, log: silentLog });
  const some = server.db.select({ id: policies.id }).from(policies).where(eq(policies.agencyId, agencyId)).limit(5);
  const ids = (await some).map(({ id }) => id);
  expect(ids).toHaveLength(5);
  const values = { status: 'EXPIRING', effectiveOn: null, expiresOn: '2020-01-01' } as const;
  await server.db.update(policies).set(values).where(inArray(policies.id, ids));
  await server.db.update(agencies).set({ dayStartedOn: null }).where(eq(agencies.id, agencyId));
  await startDay({ run, clock: server.clock, log: silentLog }, 2);
  const rows = await server.db
    .select({ status: policies.status, transaction: sql<string>`${policies}.xmin::text` })
    .from(policies)
    .where(inArray(policies.id, ids));
  expect(rows.map(({ status }) => status)).toEqual(ids.map(() => 'EXPIRED'));
  expect(new Set(rows.map(({ transaction }) => transaction)).size).toBe(3);
  const entries = await server.db.select().from(auditLog).where(inArray(auditLog.recordId, ids));
  expect(entries.filter(({ operationId }) => operationId === 'agePolicies')).toHaveLength(5);
  const [agency] = await server.db.select().from(agencies).where(eq(agencies.id, agencyId));
  expect(agency?.dayStartedOn).not.toBeNull();
});

it('ends a job before the next agency when the worker stops, and logs no error', async () => {
  await server.db.update(agencies).set({ dayStartedOn: null, digestedOn: null, digestTime: '00:00' });
  const days = async () => {
    const rows = await server.db.select({ day: agencies.dayStartedOn, digest: agencies.digestedOn }).from(agencies);
    return [rows.filter(({ day }) => day !== null).length, rows.filter(({ digest }) => digest !== null).length];
  };
  const error = vi.spyOn(silentLog, 'error');
  const stopping = new AbortController();
  // The third transaction is the last one of the first agency.
  let left = 3;
  const stoppingRun: Run = async (work) => {
    const done = await run(work);
    if (--left === 0) stopping.abort(new Stopped());
    return done;
  };
  const { signal } = stopping;
  await expect(startDay({ run: stoppingRun, clock: server.clock, log: silentLog, signal })).rejects.toThrow(Stopped);
  expect(await days()).toEqual([1, 0]);
  await expect(notificationMails(server).sendDigests(signal)).rejects.toThrow(Stopped);
  expect(await days()).toEqual([1, 0]);
  expect(error).not.toHaveBeenCalled();
});
