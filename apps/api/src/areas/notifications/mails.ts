import { endOfQuietHours, notificationPath } from '@fairlead/rules';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { scopeOf } from '../../contract/router.ts';
import type { Session } from '../../contract/session.ts';
import { agencies, notifications, userDetails, users } from '../../db/schema/index.ts';
import { changeScope, type Run, type Transaction } from '../../db/scope.ts';
import type { JobDependencies } from '../../jobs/dependencies.ts';
import { enqueueAfter } from '../../jobs/enqueue.ts';
import { runEach } from '../../jobs/runEach.ts';
import { sendLast } from '../../jobs/sendLast.ts';
import { composeMail } from '../../mail/compose.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  countWaiting,
  findWaiting,
  type NotificationRow,
  notificationTitle,
  recordOfNotification,
} from '../../records/notifications.ts';

interface Dependencies {
  /** Transactions in the role of the jobs. */
  run: Run;
  clock: Clock;
  mailer: Mailer;
  log: JobDependencies['log'];
  /** Reads the current rights of a user. Null for users who can no longer sign in. */
  loadUser(userId: string): Promise<Session | null>;
}

/** Lines of a daily digest. Its subject has the number of all notifications. */
const MAX_LINES = 50;

/** Notifications that one digest covers. The next digest continues. */
const MAX_DIGESTED = 1000;

/**
 * The queue starts a waiting job by the clock of the database. Up to this number of seconds before the end of the quiet hours, a
 * clock that is late counts as the cause.
 */
const CLOCK_DIFFERENCE = 60;

/** Whether the user can open records at all. */
const canOpenRecords = ({ viewer }: Session): boolean => viewer.role !== 'AGENT' || viewer.subscribed;

const ofUser = ({ userId, agencyId }: Session) =>
  and(eq(notifications.agencyId, agencyId ?? ''), eq(notifications.userId, userId));

const waitsForDigest = and(notifications.inDigest, isNull(notifications.digestedAt), isNull(notifications.readAt));

/**
 * Users of the agency without a digest on the day of `at`. An interrupted run has mailed some users, and news that came
 * meanwhile must not cause a second digest on that day.
 */
const notDigestedOnDay = (agencyId: string, at: string): SQL => sql`${notifications.userId} not in (
  select sent.user_id from notifications sent join agencies a on a.id = sent.agency_id
  where sent.agency_id = ${agencyId} and sent.digested_at >=
    date_trunc('day', ${at}::timestamptz at time zone coalesce(a.time_zone, 'UTC')) at time zone coalesce(a.time_zone, 'UTC'))`;

/** Users who want a digest on the weekday of `at` in the time zone of their agency. */
const wantsDigestOnDay = (at: string): SQL => sql`not exists (
  select from ${userDetails} join ${agencies} on ${agencies.id} = ${userDetails.agencyId}
  where ${userDetails.id} = ${notifications.userId} and ${userDetails.digestDays} = 'MONDAY_TO_FRIDAY'
    and extract(isodow from ${at}::timestamptz at time zone coalesce(${agencies.timeZone}, 'UTC')) > 5)`;

/** Makes the jobs that mail notifications. A repeated run writes no mail twice. */
export function makeNotificationMails({ run, clock, mailer, log, loadUser }: Dependencies) {
  const now = () => new Date(clock.now() * 1000);

  async function recipient(tx: Transaction, userId: string) {
    const [user] = await tx
      .select({ name: users.name, email: users.email, language: users.language })
      .from(users)
      .where(eq(users.id, userId));
    if (!user) throw new Error(`user ${userId} cannot be read`);
    return user;
  }

  const linkOf = (row: NotificationRow): string => {
    const { event, subjectId } = row.notification;
    const record = recordOfNotification(row);
    const path = notificationPath({
      event,
      subjectId,
      recordType: record?.recordType ?? null,
      recordId: record?.recordId ?? null,
    });
    return mailer.linkTo(path);
  };

  /** Writes a mail with the notifications that the user may still open. Returns whether there were any. */
  async function write(
    tx: Transaction,
    session: Session,
    condition: SQL | undefined,
    daily: boolean,
  ): Promise<boolean> {
    await changeScope(tx, scopeOf(session));
    const waiting = and(ofUser(session), condition);
    const rows = await findWaiting(tx, waiting, MAX_LINES);
    const [first] = rows;
    if (first) {
      const { name, email: to, language } = await recipient(tx, session.userId);
      const titleOf = (row: NotificationRow) => notificationTitle(row, language);
      const links = rows.map((row) => ({ label: titleOf(row), url: linkOf(row) }));
      const content = daily
        ? composeMail(language, {
            subject:
              rows.length === 1
                ? { code: 'mail.digest.subjectOne' }
                : { code: 'mail.digest.subject', params: { count: await countWaiting(tx, waiting) } },
            name,
            texts: [{ code: 'mail.digest.text' }],
            links,
            action: ['mail.digest.action', mailer.linkTo('/notifications')],
            note: { code: 'mail.notification.note' },
          })
        : composeMail(language, {
            subject: titleOf(first),
            name,
            texts: [],
            facts: [['label.recordId', recordOfNotification(first)?.number ?? '']],
            action: ['mail.notification.action', linkOf(first)],
            note: { code: 'mail.notification.note' },
          });
      const kind = daily ? 'digest' : 'notification';
      await mailer.write(tx, { kind, to, language, agencyId: session.agencyId, content });
    }
    await sendLast(tx);
    return first !== undefined;
  }

  /** End of the quiet hours of a user. Undefined while mails may be sent. */
  async function findQuietEnd(tx: Transaction, { userId, agencyId }: Session): Promise<Date | undefined> {
    const [quiet] = await tx
      .select({ timeZone: agencies.timeZone })
      .from(userDetails)
      .innerJoin(agencies, eq(agencies.id, userDetails.agencyId))
      .where(and(eq(userDetails.id, userId), eq(userDetails.agencyId, agencyId ?? ''), userDetails.quietHours));
    const end = quiet && endOfQuietHours(quiet.timeZone ?? 'UTC', clock.now());
    return end === undefined || end - clock.now() <= CLOCK_DIFFERENCE ? undefined : new Date(end * 1000);
  }

  /** Mails a notification at once, unless the user has read it. In the quiet hours of the user, the mail waits until they end. */
  async function mailNotification(notificationId: string): Promise<void> {
    const isIt = eq(notifications.id, notificationId);
    const [found] = await run((tx) => tx.select({ userId: notifications.userId }).from(notifications).where(isIt));
    const session = found && (await loadUser(found.userId));
    if (!session || !canOpenRecords(session)) return;
    await run(async (tx) => {
      const waiting = and(isIt, isNull(notifications.mailedAt), isNull(notifications.readAt));
      const [locked] = await tx.select({ id: notifications.id }).from(notifications).where(waiting).for('update');
      if (!locked) return;
      const start = await findQuietEnd(tx, session);
      if (start) {
        const job = { kind: 'mailNotification', payload: { notificationId } } as const;
        // The key of this job is taken while it runs, also when it has waited and the agency has moved to another time zone.
        const key = `${notificationId} after ${start.toISOString()}`;
        await enqueueAfter(tx, session.agencyId, job, { key, start });
        await sendLast(tx);
        return;
      }
      if (!(await write(tx, session, isIt, false))) return;
      await tx.update(notifications).set({ mailedAt: now() }).where(isIt);
    });
  }

  /** Mails one user the digest. The mail and the mark of its notifications are one transaction. */
  async function mailDigest(agencyId: string, userId: string): Promise<void> {
    const session = await loadUser(userId);
    if (!session || !canOpenRecords(session)) return;
    await run(async (tx) => {
      const ofThem = and(eq(notifications.agencyId, agencyId), eq(notifications.userId, userId));
      const locked = await tx
        .select({ id: notifications.id })
        .from(notifications)
        .where(and(ofThem, waitsForDigest))
        .orderBy(notifications.createdAt)
        .limit(MAX_DIGESTED)
        .for('update');
      const ids = locked.map(({ id }) => id);
      if (ids.length === 0) return;
      await write(tx, session, inArray(notifications.id, ids), true);
      // Notifications of records that the user can no longer open are not tried again.
      await tx.update(notifications).set({ digestedAt: now() }).where(inArray(notifications.id, ids));
    });
  }

  /** Mails the digests of all agencies whose time has come. An interrupted run continues with the remaining users. */
  async function sendDigests(signal?: AbortSignal): Promise<void> {
    const at = now().toISOString();
    const agencies = z
      .object({ rows: z.array(z.object({ id: z.string() })) })
      .parse(await run((tx) => tx.execute(sql`select agencies_with_digest(${at}) as id`)));
    await runEach('agency', agencies.rows, { log, signal }, async ({ id: agencyId }) => {
      const waiting = await run((tx) =>
        tx
          .selectDistinct({ id: notifications.userId })
          .from(notifications)
          .where(
            and(
              eq(notifications.agencyId, agencyId),
              waitsForDigest,
              notDigestedOnDay(agencyId, at),
              wantsDigestOnDay(at),
            ),
          ),
      );
      await runEach('user', waiting, { log, signal }, ({ id }) => mailDigest(agencyId, id));
      await run((tx) => tx.execute(sql`select end_digest(${agencyId}, ${at})`));
    });
  }

  return { mailNotification, sendDigests };
}
