import { DAY, dateOf, dayOf, type PolicyStatus } from '@fairlead/rules';
import { eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from '../src/db/ids.ts';
import { onlyRow } from '../src/db/rows.ts';
import {
  type AuditOutcome,
  agencies,
  auditLog,
  files,
  idempotencyKeys,
  mails,
  mailTokens,
  policies,
  rateLimits,
  referralSignUps,
  sessions,
  signInFailures,
  users,
} from '../src/db/schema/index.ts';
import { type Run, scoped } from '../src/db/scope.ts';
import { cleanUp, retention } from '../src/jobs/cleanUp.ts';
import { startDay } from '../src/jobs/startDay.ts';
import { accountRequests, newEmail } from './support/accounts.ts';
import { type Harness, silentLog, startHarness } from './support/harness.ts';

let server: Harness;
let run: Run;
beforeAll(async () => {
  server = await startHarness();
  run = scoped(server.db, { role: 'fairlead_jobs' });
});
afterAll(() => server.close());

const ago = (seconds: number) => new Date((server.clock.now() - seconds) * 1000);
const clean = () => cleanUp(run, server.clock);

describe('the clean-up of rows', () => {
  it('deletes only expired sessions, sign-in failures and keys', async () => {
    const [user] = await server.db.select({ id: users.id }).from(users).limit(1);
    const userId = user?.id ?? '';
    const session = (expiresAt: Date) => ({ id: uuidv7(), userId, supportTokenHash: uuidv7(), expiresAt });
    const [old, recent] = [session(ago(retention.session + 60)), session(ago(60))];
    await server.db.insert(sessions).values([old, recent]);
    const failures = [retention.signInFailure + 60, 60].map((s) => ({ id: uuidv7(), account: 'x', failedAt: ago(s) }));
    await server.db.insert(signInFailures).values(failures);
    const keys = [retention.idempotencyKey + 60, 60].map((s) => ({
      id: uuidv7(),
      userId,
      key: `k${s}`,
      bodyHash: '',
      createdAt: ago(s),
    }));
    await server.db.insert(idempotencyKeys).values(keys);
    await clean();
    const left = async (table: typeof sessions | typeof signInFailures | typeof idempotencyKeys) =>
      (await server.db.select({ id: table.id }).from(table)).map(({ id }) => id);
    expect(await left(sessions)).toEqual([recent.id]);
    expect(await left(signInFailures)).toEqual([failures[1]?.id]);
    expect(await left(idempotencyKeys)).toEqual([keys[1]?.id]);
  });

  it('continues after a failure, which it reports', async () => {
    const [user] = await server.db.select({ id: users.id }).from(users).limit(1);
    const session = {
      id: uuidv7(),
      userId: user?.id ?? '',
      supportTokenHash: uuidv7(),
      expiresAt: ago(retention.session + 60),
    };
    await server.db.insert(sessions).values(session);
    await server.db.insert(mailTokens).values({
      id: uuidv7(),
      userId: session.userId,
      tokenHash: uuidv7(),
      purpose: 'verifyEmail',
      expiresAt: ago(60),
    });
    const failing: Run = (work) =>
      run((tx) => {
        const table = (given: unknown) => {
          if (given === rateLimits) throw new Error('broken table');
          return tx.delete(given as typeof sessions);
        };
        return work(Object.assign(Object.create(tx), { delete: table }));
      });
    await expect(cleanUp(failing, server.clock)).rejects.toThrow('1 of 15 clean-ups failed');
    // before and after the failure
    expect(await server.db.$count(sessions, eq(sessions.id, session.id))).toBe(0);
    expect(await server.db.$count(mailTokens, eq(mailTokens.userId, session.userId))).toBe(0);
  });

  it('deletes referral sign-ups of deleted users, and old ones without a valid verification link', async () => {
    const { signUpByReferral } = accountRequests(() => server);
    const signedUp = async (age: number, linkExpiresAt: Date, deletedAt: Date | null = null) => {
      const email = newEmail();
      const { statusCode } = await signUpByReferral({ email }, undefined, { remoteAddress: `203.0.113.${age % 200}` });
      expect(statusCode).toBe(201);
      const { id } = onlyRow(await server.db.select({ id: users.id }).from(users).where(eq(users.email, email)));
      await server.db.update(users).set({ deletedAt }).where(eq(users.id, id));
      await server.db.update(mailTokens).set({ expiresAt: linkExpiresAt }).where(eq(mailTokens.userId, id));
      await server.db
        .update(referralSignUps)
        .set({ createdAt: ago(age) })
        .where(eq(referralSignUps.id, id));
      return id;
    };
    const [past, future] = [ago(60), ago(-60)];
    const old = retention.referralSignUp + 60;
    await signedUp(old, past);
    await signedUp(60, future, past);
    const remaining = [await signedUp(old, future), await signedUp(retention.referralSignUp - 60, past)];
    await clean();
    const left = await server.db.select({ id: referralSignUps.id }).from(referralSignUps);
    expect(left.map(({ id }) => id).sort()).toEqual(remaining.sort());
  });

  it('keeps failed mails for 30 days after the failure, and others for 30 days', async () => {
    const mail = (createdAt: Date, failedAt: Date | null) => {
      const text = { subject: 'x', html: 'x', text: 'x' };
      return { id: uuidv7(), kind: 'verifyEmail', to: 'a@mail.test', ...text, createdAt, failedAt };
    };
    const rows = [
      mail(ago(retention.mail + 60), null),
      mail(ago(retention.mail - 60), null),
      mail(ago(2 * retention.mail), ago(retention.mail + 60)),
      mail(ago(2 * retention.mail), ago(retention.mail - 60)),
    ];
    await server.db.insert(mails).values(rows);
    await clean();
    const left = await server.db
      .select({ id: mails.id })
      .from(mails)
      .where(
        inArray(
          mails.id,
          rows.map(({ id }) => id),
        ),
      );
    expect(left.map(({ id }) => id).sort()).toEqual([rows[1]?.id, rows[3]?.id].sort());
  });

  it('deletes failures, lockouts and refusals of the audit log after 90 days, and no change of a record', async () => {
    const entry = (outcome: AuditOutcome, age: number) => ({
      id: uuidv7(),
      at: ago(age),
      operationId: 'retention',
      recordType: 'user',
      outcome,
    });
    const outcomes = ['DONE', 'FAILED', 'LOCKED', 'REFUSED'] as const;
    const aged = (age: number) => outcomes.map((outcome) => entry(outcome, age));
    const [old, recent] = [aged(retention.refusal + 3600), aged(retention.refusal - 3600)];
    await server.db.insert(auditLog).values([...old, ...recent]);
    const left = async () => {
      const found = await server.db.select().from(auditLog).where(eq(auditLog.operationId, 'retention'));
      return found.map(({ id }) => id).sort();
    };
    const remaining = [old[0], ...recent].map((row) => row?.id).sort();
    await clean();
    expect(await left()).toEqual(remaining);
    // Another caller of the function cannot delete recent entries either.
    await run((tx) => tx.execute(sql`select remove_old_refusals(now())`));
    expect(await left()).toEqual(remaining);
    await expect(run((tx) => tx.delete(auditLog))).rejects.toThrow();
  });

  it('deletes unused uploads after one day', async () => {
    const [user] = await server.db.select().from(users).where(isNotNull(users.agencyId)).limit(1);
    const { id: uploadedBy = '', agencyId = null } = user ?? {};
    const fileRow = (age: number): typeof files.$inferInsert => ({
      id: uuidv7(),
      agencyId,
      uploadedBy,
      storageKey: uuidv7(),
      name: 'photo.png',
      contentType: 'image/png',
      size: 1,
      sha256: '',
      uploadType: 'USER_IMAGE',
      createdAt: ago(age),
    });
    const [used, replaced, young] = [
      fileRow(retention.unusedFile + 60),
      fileRow(retention.unusedFile + 60),
      fileRow(60),
    ];
    const ofTheDemo = (await server.db.select({ id: files.id }).from(files)).map(({ id }) => id);
    await server.db.update(files).set({ createdAt: ago(2 * retention.unusedFile) });
    await server.db.insert(files).values([used, replaced, young]);
    await server.db.update(users).set({ photoFileId: used.id }).where(eq(users.id, uploadedBy));
    await cleanUp(run, server.clock, undefined, 2);
    const left = (await server.db.select({ id: files.id }).from(files)).map(({ id }) => id);
    expect(left.sort()).toEqual([...ofTheDemo, used.id, young.id].sort());
  });
});

describe('the policy statuses', () => {
  it('follow from the date, and each change is recorded once', async () => {
    const today = dayOf(server.clock.now());
    const due: [PolicyStatus, number, PolicyStatus][] = [
      ['ACTIVE', 31, 'ACTIVE'],
      ['ACTIVE', 30, 'EXPIRING'],
      ['ACTIVE', 0, 'EXPIRING'],
      ['ACTIVE', -1, 'EXPIRED'],
      ['EXPIRING', 0, 'EXPIRING'],
      ['EXPIRING', -1, 'EXPIRED'],
      ['CANCELLED', -1, 'CANCELLED'],
      ['NOT_RENEWED', -1, 'NOT_RENEWED'],
    ];
    const rows = await server.db.select().from(policies).orderBy(policies.id).limit(due.length);
    for (const [index, [status, days]] of due.entries())
      await server.db
        .update(policies)
        .set({ status, expiresOn: dateOf(today + days * DAY) })
        .where(eq(policies.id, rows[index]?.id ?? ''));
    const ids = rows.map(({ id }) => id);
    const now = () => server.db.select().from(policies).where(inArray(policies.id, ids)).orderBy(policies.id);
    const before = await now();
    for (let times = 0; times < 2; times++) {
      await server.db.update(agencies).set({ dayStartedOn: null });
      await startDay({ run, clock: server.clock, log: silentLog });
    }
    const after = await now();
    expect(after.map(({ status }) => status)).toEqual(due.map(([, , becomes]) => becomes));
    const changed = after.filter(({ status }, index) => status !== before[index]?.status);
    for (const { id, version } of changed)
      expect(version).toBe((before.find((row) => row.id === id)?.version ?? 0) + 1);
    const noted = await server.db.select().from(auditLog).where(eq(auditLog.operationId, 'agePolicies'));
    const ours = noted.filter(({ recordId }) => recordId !== null && ids.includes(recordId));
    expect(ours.map(({ recordId }) => recordId).sort()).toEqual(changed.map(({ id }) => id).sort());
    expect(ours.every(({ userId, actorKind }) => userId === null && actorKind === 'JOB')).toBe(true);
  });
});
