import { RETENTION_HOUR, type Retention, yearsBefore } from '@fairlead/rules';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteExpiredRecords } from '../src/areas/agencies/retention/deleteExpiredRecords.ts';
import { uuidv7 } from '../src/db/ids.ts';
import { onlyRow } from '../src/db/rows.ts';
import {
  agencies,
  auditLog,
  certificates,
  claims,
  docs,
  emailAttachments,
  emails,
  files,
  mailMessages,
  mailThreads,
  notes,
  opportunities,
  policies,
  quotes,
  serviceRequests,
  tasks,
  users,
} from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { cleanUp } from '../src/jobs/cleanUp.ts';
import { jobs } from '../src/jobs/jobs.ts';
import { databaseKind, rowsOf, tablesWith } from './support/database.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { allJobs, deleteJobs, runDueJobs } from './support/jobs.ts';
import { serviceCalls } from './support/serviceRequests.ts';

const owner = 'owner@demo.test';
const settingsUrl = '/api/agency/settings';
const forever: Retention = {
  correspondenceYears: null,
  documentYears: null,
  lostOpportunityYears: null,
  auditYears: null,
};

let server: Harness;
let agencyId: string;
beforeAll(async () => {
  server = await startHarness();
  const user = onlyRow(await server.db.select().from(users).where(eq(users.email, owner)));
  agencyId = user.agencyId ?? '';
});
afterAll(() => server.close());
beforeEach(() => deleteJobs(server));

const runForJobs = () => scoped(server.runtime, { role: 'fairlead_jobs' });
const clean = (id?: string, limits = {}) =>
  deleteExpiredRecords({ run: runForJobs(), clock: server.clock }, id, limits);

async function save(years: Partial<Retention>) {
  const { version } = onlyRow(await server.db.select().from(agencies).where(eq(agencies.id, agencyId)));
  const payload = { agencyId, version, ...forever, ...years };
  const answer = await server.call(owner, { method: 'PUT', url: `${settingsUrl}/retention`, payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().payload.retention as Retention;
}

async function countsOf(query: string): Promise<Record<keyof Retention, { count: number; countIsCapped: boolean }>> {
  const answer = await server.call(owner, { url: `${settingsUrl}/retention/count?${query}` });
  return answer.json().payload;
}

/** A time some years and a day ago. */
const ago = (years: number) => new Date((yearsBefore(server.clock.now(), years) - 86_400) * 1000);

/** Rows of the own agency, by table. */
async function rowCounts(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await tablesWith(server.db, 'agency_id')) {
    const rows = await server.db.execute(
      sql`select count(*)::int as count from ${sql.identifier(table)} where agency_id = ${agencyId}`,
    );
    counts[table] = onlyRow(rowsOf<{ count: number }>(rows)).count;
  }
  return counts;
}

/** Tables with fewer rows than before, with the difference. */
async function removedSince(before: Record<string, number>): Promise<Record<string, number>> {
  const after = await rowCounts();
  const all = Object.entries(before).map(([table, count]) => [table, count - (after[table] ?? 0)] as const);
  return Object.fromEntries(all.filter(([, count]) => count > 0));
}

/** Hashes of the rows of other agencies. */
async function hashOfOthers(): Promise<string> {
  const hashes: string[] = [];
  for (const table of await tablesWith(server.db, 'agency_id')) {
    const rows = await server.db.execute(
      sql`select coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as hash from ${sql.identifier(table)} t
        where agency_id is not null and agency_id <> ${agencyId}`,
    );
    hashes.push(onlyRow(rowsOf<{ hash: string }>(rows)).hash);
  }
  return hashes.join();
}

const threadOf = async (id: string) => (await server.db.select().from(mailThreads).where(eq(mailThreads.id, id)))[0];

describe('the settings', () => {
  it('keep records until an agency admin limits them', async () => {
    expect((await server.call(owner, { url: settingsUrl })).json().payload.retention).toEqual(forever);
    const years: Retention = { correspondenceYears: 7, documentYears: null, lostOpportunityYears: 3, auditYears: 10 };
    expect(await save(years)).toEqual(years);
    const [entry] = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.operationId, 'updateRetention'))
      .orderBy(desc(auditLog.at))
      .limit(1);
    expect(entry).toMatchObject({ before: { auditYears: null }, after: { auditYears: 10 } });
    await save({});
  });

  it('name the day on which the job runs', () => {
    expect(jobs.deleteExpiredRecords.schedule?.cron).toBe(`0 ${RETENTION_HOUR} 1 * *`);
  });
});

describe('the clean-up', () => {
  it('deletes nothing of an agency without limits', async () => {
    const before = await rowCounts();
    server.clock.advance(11 * 366 * 86_400);
    await clean(agencyId);
    await clean();
    expect(await removedSince(before)).toEqual({});
    expect(await allJobs(server)).toEqual([]);
    server.clock.advance(-11 * 366 * 86_400);
  });

  it('deletes old threads with their mails, and notes', async () => {
    const { id, emailId, agentId } = onlyRow(
      await server.db
        .select({ id: mailThreads.id, emailId: emails.id, agentId: emails.agentId })
        .from(mailThreads)
        .innerJoin(emails, eq(emails.threadId, mailThreads.id))
        .where(eq(mailThreads.agencyId, agencyId))
        .limit(1),
    );
    const fileId = uuidv7();
    const file = { name: 'a.png', contentType: 'image/png', size: 1, sha256: '', uploadType: 'EMAIL_ATTACHMENT' };
    await server.db.insert(files).values({ id: fileId, agencyId, uploadedBy: agentId, storageKey: fileId, ...file });
    await server.db.insert(emailAttachments).values({ id: uuidv7(), agencyId, emailId, fileId, place: 0 });
    // The thread of a service request has its id.
    const request: { id: string } = await serviceCalls(() => server).request();
    for (const each of [id, request.id])
      await server.db
        .update(mailThreads)
        .set({ lastAt: ago(5) })
        .where(eq(mailThreads.id, each));
    const note = onlyRow(await server.db.select().from(notes).where(eq(notes.agencyId, agencyId)).limit(1));
    await server.db
      .update(notes)
      .set({ createdAt: ago(5) })
      .where(eq(notes.id, note.id));

    expect((await countsOf('correspondenceYears=7')).correspondenceYears).toEqual({ count: 0, countIsCapped: false });
    expect((await countsOf('correspondenceYears=5')).correspondenceYears.count).toBe(2);
    expect((await countsOf('auditYears=10')).correspondenceYears.count).toBe(0);
    await save({ correspondenceYears: 5 });
    const others = await hashOfOthers();
    const before = await rowCounts();
    await clean(agencyId);

    const removed = await removedSince(before);
    expect(removed).toMatchObject({ mail_threads: 1, notes: 1, email_attachments: 1 });
    // Statements combine rows of `status_counts` at random.
    expect(Object.keys(removed).filter((table) => !/^(mail|email|notes|status_counts$)/.test(table))).toEqual([]);
    expect(await threadOf(id)).toBeUndefined();
    expect(await server.db.$count(emails, eq(emails.threadId, id))).toBe(0);
    expect(await server.db.$count(mailMessages, eq(mailMessages.threadId, id))).toBe(0);
    expect(await server.db.$count(notes, eq(notes.id, note.id))).toBe(0);
    // The open request stays until it is resolved.
    expect(await threadOf(request.id)).toBeDefined();
    await server.db
      .update(serviceRequests)
      .set({ status: 'RESOLVED', answer: 'Done' })
      .where(eq(serviceRequests.id, request.id));
    await server.db
      .update(mailThreads)
      .set({ lastAt: ago(5) })
      .where(eq(mailThreads.id, request.id));
    expect(await server.db.$count(tasks, eq(tasks.subjectId, request.id))).toBe(1);
    await clean(agencyId);
    expect(await threadOf(request.id)).toBeUndefined();
    expect(await server.db.$count(tasks, eq(tasks.subjectId, request.id))).toBe(0);
    expect(await server.db.$count(serviceRequests, eq(serviceRequests.id, request.id))).toBe(0);

    expect(await hashOfOthers()).toBe(others);
    const entries = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.operationId, 'deleteExpiredRecords'))
      .orderBy(auditLog.at);
    expect(entries).toMatchObject([
      { actorKind: 'JOB', action: 'DELETED', agencyId, recordId: agencyId, before: { correspondenceYears: 2 } },
      { before: { correspondenceYears: 1 } },
    ]);
    // The nightly clean-up deletes the file of the attachment.
    server.clock.advance(3 * 86_400);
    await cleanUp(runForJobs(), server.clock);
    expect(await server.db.$count(files, eq(files.id, fileId))).toBe(0);
    await save({});
  });

  it('deletes documents of old policies and of their closed claims', async () => {
    const withDocs = await server.db
      .select({ id: policies.id, docId: docs.id })
      .from(policies)
      .innerJoin(docs, eq(docs.policyId, policies.id))
      .where(eq(policies.agencyId, agencyId))
      .limit(1);
    const { id: policyId } = onlyRow(withDocs);
    const ofClaim = onlyRow(
      await server.db
        .select({ policyId: claims.policyId, claimId: claims.id, docId: docs.id })
        .from(claims)
        .innerJoin(docs, eq(docs.claimId, claims.id))
        .where(eq(claims.agencyId, agencyId))
        .limit(1),
    );
    const certificate = onlyRow(
      await server.db
        .select({ id: certificates.id, policyId: certificates.policyId })
        .from(certificates)
        .where(and(eq(certificates.agencyId, agencyId), isNotNull(certificates.fileId)))
        .limit(1),
    );
    const expiresOn = ago(7).toISOString().slice(0, 10);
    const effectiveOn = ago(8).toISOString().slice(0, 10);
    for (const id of [policyId, ofClaim.policyId, certificate.policyId])
      await server.db.update(policies).set({ effectiveOn, expiresOn }).where(eq(policies.id, id));
    await server.db.update(claims).set({ status: 'IN_REVIEW' }).where(eq(claims.id, ofClaim.claimId));
    await save({ documentYears: 7 });
    const kept = await server.db.$count(docs, eq(docs.claimId, ofClaim.claimId));
    expect(kept).toBeGreaterThan(0);
    const { count } = (await countsOf('documentYears=7')).documentYears;
    const before = await rowCounts();
    await clean(agencyId);
    const removed = await removedSince(before);
    // A task of the certificate goes with it.
    expect(Object.keys(removed).sort()).toEqual(['certificates', 'docs', 'tasks']);
    expect((removed.docs ?? 0) + (removed.certificates ?? 0)).toBe(count);
    expect(await server.db.$count(docs, eq(docs.policyId, policyId))).toBe(0);
    expect(await server.db.$count(certificates, eq(certificates.id, certificate.id))).toBe(0);
    // The claim is open.
    expect(await server.db.$count(docs, eq(docs.claimId, ofClaim.claimId))).toBe(kept);
    await server.db.update(claims).set({ status: 'CLOSED' }).where(eq(claims.id, ofClaim.claimId));
    await clean(agencyId);
    expect(await server.db.$count(docs, eq(docs.claimId, ofClaim.claimId))).toBe(0);
    await save({});
  });

  it('deletes opportunities that were lost long ago, with their quotes', async () => {
    const quoted = await server.db
      .select({ id: opportunities.id, quoteId: quotes.id })
      .from(opportunities)
      .innerJoin(quotes, eq(quotes.opportunityId, opportunities.id))
      .leftJoin(policies, eq(policies.quoteId, quotes.id))
      .where(and(eq(opportunities.agencyId, agencyId), sql`${policies.id} is null`))
      .orderBy(opportunities.id)
      .limit(1);
    const { id, quoteId } = onlyRow(quoted);
    const sold = onlyRow(
      await server.db
        .select({ id: quotes.opportunityId })
        .from(quotes)
        .innerJoin(policies, eq(policies.quoteId, quotes.id))
        .where(eq(quotes.agencyId, agencyId))
        .limit(1),
    );
    for (const each of [id, sold.id])
      await server.db
        .update(opportunities)
        .set({ status: 'LOST', lostAt: ago(3) })
        .where(eq(opportunities.id, each));
    expect((await countsOf('lostOpportunityYears=3')).lostOpportunityYears.count).toBe(1);
    await save({ lostOpportunityYears: 3 });
    await clean(agencyId);
    for (const table of [opportunities, quotes]) {
      const column = table === opportunities ? opportunities.id : quotes.id;
      expect(await server.db.$count(table, eq(column, table === opportunities ? id : quoteId))).toBe(0);
    }
    expect(await server.db.$count(tasks, eq(tasks.quoteId, quoteId))).toBe(0);
    expect(await server.db.$count(opportunities, eq(opportunities.id, sold.id))).toBe(1);
    await save({});
  });

  it('counts the years of an opportunity from the day it was lost', async () => {
    const [found] = await server.db
      .select()
      .from(opportunities)
      .where(and(eq(opportunities.agencyId, agencyId), eq(opportunities.status, 'NEW')))
      .limit(1);
    const change = async (status: 'LOST' | 'CONTACTED') =>
      onlyRow(
        await server.db
          .update(opportunities)
          .set({ status })
          .where(eq(opportunities.id, found?.id ?? ''))
          .returning(),
      ).lostAt;
    const lostAt = await change('LOST');
    expect(Math.abs((lostAt?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(await change('LOST')).toEqual(lostAt);
    expect(await change('CONTACTED')).toBeNull();
  });

  it('deletes old entries of the audit log, of this agency only', async () => {
    const entry = { operationId: 'signIn', recordType: 'session', at: ago(10) } as const;
    const [own, platform] = [uuidv7(), uuidv7()];
    await server.db.insert(auditLog).values([
      { id: own, agencyId, ...entry },
      { id: platform, agencyId: null, ...entry },
    ]);
    await save({ auditYears: 10 });
    const before = await server.db.$count(auditLog, eq(auditLog.agencyId, agencyId));
    await clean(agencyId);
    expect(await server.db.$count(auditLog, eq(auditLog.id, own))).toBe(0);
    expect(await server.db.$count(auditLog, eq(auditLog.id, platform))).toBe(1);
    // One entry went, and one tells so.
    expect(await server.db.$count(auditLog, eq(auditLog.agencyId, agencyId))).toBe(before);
    await save({});
  });

  it('runs as one job per agency, which continues in another', async () => {
    const entry = { operationId: 'signIn', recordType: 'session', agencyId, at: ago(10) } as const;
    await server.db.insert(auditLog).values(Array.from({ length: 5 }, () => ({ id: uuidv7(), ...entry })));
    await save({ auditYears: 10 });
    await deleteJobs(server);
    await clean();
    await clean();
    expect(await allJobs(server)).toMatchObject([{ kind: 'deleteExpiredRecords', agencyId, payload: { agencyId } }]);
    await deleteJobs(server);
    await clean(agencyId, { records: 2, batches: 1 });
    expect((await countsOf('auditYears=10')).auditYears.count).toBe(3);
    expect(await allJobs(server)).toMatchObject([{ kind: 'deleteExpiredRecords', payload: { agencyId } }]);
    // A worker that stops ends the job early.
    await deleteJobs(server);
    const signal = AbortSignal.abort();
    await deleteExpiredRecords({ run: runForJobs(), clock: server.clock, signal }, agencyId);
    expect((await countsOf('auditYears=10')).auditYears.count).toBe(3);
    expect(await allJobs(server)).toMatchObject([{ kind: 'deleteExpiredRecords', payload: { agencyId } }]);
    await runDueJobs(server, { deleteExpiredRecords: (id) => clean(id) });
    expect((await countsOf('auditYears=10')).auditYears.count).toBe(0);
    await save({});
  });

  it('is a right of jobs only', async () => {
    const attempt = scoped(server.runtime, { role: 'fairlead_agency_admin', agency: agencyId })((tx) =>
      tx.execute(sql`select delete_expired_records(${agencyId}, 'audit_years', now(), 1)`),
    );
    await expect(attempt).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});

describe.runIf(databaseKind() === 'postgres')('the count', () => {
  it('stops at 10,000', async () => {
    await server.db.execute(sql`insert into audit_log (id, at, agency_id, operation_id, record_type)
      select gen_random_uuid(), ${ago(10).toISOString()}::timestamptz, ${agencyId}, 'signIn', 'session'
      from generate_series(1, 10001)`);
    expect((await countsOf('auditYears=10')).auditYears).toEqual({ count: 10_000, countIsCapped: true });
  });
});
