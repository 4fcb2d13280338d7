import { emailLimits } from '@fairlead/rules';
import { and, eq, gt, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  bulkRuns,
  emailReplyTokens,
  idempotencyKeys,
  mails,
  mailTokens,
  notifications,
  passkeySetups,
  rateLimits,
  referralSignUps,
  sessions,
  signInChallenges,
  signInFailures,
  supportForwards,
  users,
} from '../db/schema/index.ts';
import type { Run, Transaction } from '../db/scope.ts';
import type { Clock } from '../ports/clock.ts';

/** Sorts before every id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Retention periods after the last use, in seconds. */
export const retention = {
  session: 30 * DAY,
  idempotencyKey: DAY,
  signInFailure: DAY,
  /** After writing, or after delivery was given up. */
  mail: emailLimits.retryLife,
  /** Service requests that the support system never accepted. */
  supportForward: 7 * DAY,
  mailToken: 0,
  /** Answers of a referral sign-up that was not verified. A new verification mail extends the time. */
  referralSignUp: 7 * DAY,
  replyToken: 0,
  rateLimit: 0,
  /** A failure, lockout or refusal in the audit log. Changes of records stay. */
  refusal: 90 * DAY,
  notification: 90 * DAY,
  /** Bulk actions with their records. */
  bulkRun: 7 * DAY,
  /** Uploads that no record refers to. Their form may still be open. */
  unusedFile: DAY,
} as const;

/** Files that one transaction checks. */
const FILE_BATCH = 10_000;

/**
 * Deletes expired rows. Each kind of row has a transaction of its own: a slow or failing one holds no locks on the others and does
 * not bring their rows back.
 *
 * @param fileBatch - Files that one transaction checks.
 * @throws {AggregateError} After all clean-ups, if some of them failed.
 * @throws The reason of the signal, before the next clean-up.
 */
export async function cleanUp(run: Run, clock: Clock, signal?: AbortSignal, fileBatch = FILE_BATCH): Promise<void> {
  const errors: unknown[] = [];
  for (const perform of cleanUps) {
    signal?.throwIfAborted();
    await run((tx) => perform(tx, clock.now())).catch((error) => errors.push(error));
  }
  // After the mails, whose attachments may be among the files.
  try {
    await removeUnusedFiles(run, clock.now(), fileBatch, signal);
  } catch (error) {
    if (signal?.aborted && error === signal.reason) throw error;
    errors.push(error);
  }
  const total = cleanUps.length + 1;
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${total} clean-ups failed`);
}

const ago = (now: number, age: number) => new Date((now - age) * 1000);

const checked = z.object({ rows: z.tuple([z.object({ last: z.string().nullable() })]) });

/** Deletes old files that no row refers to. The next sweep moves the stored bytes into quarantine. */
async function removeUnusedFiles(run: Run, now: number, batch: number, signal?: AbortSignal): Promise<void> {
  const createdBefore = ago(now, retention.unusedFile).toISOString();
  const removeAfter = async (id: string) => {
    const answer = await run((tx) =>
      tx.execute(sql`select remove_unused_files(${createdBefore}, ${id}, ${batch}) as last`),
    );
    return checked.parse(answer).rows[0].last;
  };
  for (let last = await removeAfter(NO_ID); last !== null; last = await removeAfter(last)) signal?.throwIfAborted();
}

/** Clean-ups in their order. `now` in Unix seconds. */
const cleanUps: readonly ((tx: Transaction, now: number) => Promise<unknown>)[] = [
  (tx, now) => {
    const limit = ago(now, retention.session);
    return tx.delete(sessions).where(or(lt(sessions.expiresAt, limit), lt(sessions.endedAt, limit)));
  },
  (tx, now) => tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(now, retention.idempotencyKey))),
  (tx, now) => tx.delete(signInFailures).where(lt(signInFailures.failedAt, ago(now, retention.signInFailure))),
  (tx, now) => tx.delete(rateLimits).where(lt(rateLimits.expiresAt, ago(now, retention.rateLimit))),
  (tx, now) => tx.delete(mailTokens).where(lt(mailTokens.expiresAt, ago(now, retention.mailToken))),
  (tx, now) => tx.delete(signInChallenges).where(lt(signInChallenges.expiresAt, ago(now, 0))),
  (tx, now) => tx.delete(passkeySetups).where(lt(passkeySetups.expiresAt, ago(now, 0))),
  (tx, now) => tx.delete(bulkRuns).where(lt(bulkRuns.createdAt, ago(now, retention.bulkRun))),
  (tx, now) => tx.delete(notifications).where(lt(notifications.createdAt, ago(now, retention.notification))),
  deleteReferralSignUps,
  (tx, now) => tx.delete(emailReplyTokens).where(lt(emailReplyTokens.expiresAt, ago(now, retention.replyToken))),
  (tx, now) => tx.delete(supportForwards).where(lt(supportForwards.createdAt, ago(now, retention.supportForward))),
  (tx, now) => {
    const limit = ago(now, retention.mail);
    // Mails fail after they are written. The first condition has an index.
    const expired = and(lt(mails.createdAt, limit), or(isNull(mails.failedAt), lt(mails.failedAt, limit)));
    return tx.delete(mails).where(expired);
  },
  (tx, now) => tx.execute(sql`select remove_old_refusals(${ago(now, retention.refusal).toISOString()})`),
];

/** Deletes referral sign-ups whose user is deleted, and old ones without a valid verification link. */
async function deleteReferralSignUps(tx: Transaction, now: number): Promise<void> {
  const ofDeletedUser = inArray(
    referralSignUps.id,
    tx.select({ id: users.id }).from(users).where(isNotNull(users.deletedAt)),
  );
  const validLink = tx
    .select({ id: mailTokens.id })
    .from(mailTokens)
    .where(
      and(
        eq(mailTokens.userId, referralSignUps.id),
        eq(mailTokens.purpose, 'verifyEmail'),
        isNull(mailTokens.usedAt),
        gt(mailTokens.expiresAt, ago(now, 0)),
      ),
    );
  const expired = and(lt(referralSignUps.createdAt, ago(now, retention.referralSignUp)), notExists(validLink));
  await tx.delete(referralSignUps).where(or(ofDeletedUser, expired));
}
