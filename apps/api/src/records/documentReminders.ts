import {
  awaitsDocumentAnswer,
  dayIn,
  FIRST_DOCUMENT_REMINDER,
  isDocumentReminderDue,
  secondsOf,
} from '@fairlead/rules';
import { and, between, eq, gt, not, type SQLWrapper, sql } from 'drizzle-orm';
import { agencies, documentRequests } from '../db/schema/index.ts';
import { changeScope, type Run } from '../db/scope.ts';
import { toSeconds } from '../db/time.ts';
import type { JobDependencies, Stoppable } from '../jobs/dependencies.ts';
import { runEach } from '../jobs/runEach.ts';
import { sendLast } from '../jobs/sendLast.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Clock } from '../ports/clock.ts';
import type { Invitations } from '../ports/invitations.ts';
import { isDisabledAgency } from './accounts.ts';
import { timeZoneOfCaller } from './agencyTime.ts';
import { writeRequestMail } from './documentRequestMails.ts';
import { lockDocumentRequest } from './documentRequests.ts';

interface Dependencies extends Stoppable {
  /** Transactions in the role of the jobs. */
  run: Run;
  clock: Clock;
  mailer: Mailer;
  inviter: Invitations;
  log: JobDependencies['log'];
}

/** Requests that one query reads. */
const BATCH = 5000;

/**
 * Reminds customers of open requests three days before the needed day and on it, once per day of their agency. When no job ran
 * on the first of these days, the next one reminds.
 */
export async function remindDocumentRequests(
  { run, clock, mailer, inviter, log, signal }: Dependencies,
  batch = BATCH,
): Promise<void> {
  const now = clock.now();
  const { id, agencyId, requestedBy, remindedAt, neededBy } = documentRequests;
  const today = dayInAgency(sql`${new Date(now * 1000).toISOString()}::timestamptz`);
  const isDue = and(
    eq(documentRequests.status, 'OPEN'),
    documentRequests.sendsReminders,
    between(sql`${neededBy} - ${today}`, 0, FIRST_DOCUMENT_REMINDER),
    sql`(${remindedAt} is null or ${dayInAgency(remindedAt)} < ${today})`,
    not(isDisabledAgency(agencyId)),
  );
  const findDue = (after: string | undefined) =>
    run((tx) =>
      tx
        .select({ id, agencyId, requestedBy, remindedAt })
        .from(documentRequests)
        .innerJoin(agencies, eq(agencies.id, agencyId))
        .where(and(isDue, after === undefined ? undefined : gt(id, after)))
        .orderBy(id)
        .limit(batch),
    );
  type Due = Awaited<ReturnType<typeof findDue>>[number];
  const remind = (request: Due) =>
    run(async (tx) => {
      await changeScope(tx, { role: 'fairlead_app', agency: request.agencyId, user: request.requestedBy });
      const row = await lockDocumentRequest(tx, request.id);
      // answered or reminded meanwhile
      if (!row || !awaitsDocumentAnswer({ documentRequestStatus: row.request.status })) return;
      if (row.request.remindedAt?.getTime() !== request.remindedAt?.getTime()) return;
      const timeZone = await timeZoneOfCaller(tx);
      const dayOf = (instant: Date) => dayIn(timeZone, toSeconds(instant));
      const days = {
        neededBy: secondsOf(row.request.neededBy),
        changed: dayOf(row.request.updatedAt),
        reminded: row.request.remindedAt && dayOf(row.request.remindedAt),
      };
      if (!isDocumentReminderDue(days, dayIn(timeZone, now))) return;
      const session = { kind: 'JOB', userId: null, agencyId: request.agencyId } as const;
      const write = { tx, session, operationId: 'remindDocuments' } as const;
      await writeRequestMail(write, { mailer, inviter }, row, 'reminder');
      await tx
        .update(documentRequests)
        .set({ remindedAt: new Date(now * 1000) })
        .where(eq(documentRequests.id, request.id));
      await sendLast(tx);
    });
  const failures: unknown[] = [];
  for (let due = await findDue(undefined); due.length > 0; due = await findDue(due.at(-1)?.id)) {
    signal?.throwIfAborted();
    // One that fails does not delay the others until the next day.
    await runEach('documentRequest', due, { log, signal }, remind).catch((error: unknown) => failures.push(error));
  }
  signal?.throwIfAborted();
  const [failure] = failures;
  if (failure instanceof Error) throw failure;
}

/** Day of an instant in the time zone of the agency. */
const dayInAgency = (instant: SQLWrapper) => sql`(${instant} at time zone coalesce(${agencies.timeZone}, 'UTC'))::date`;
