import { emailLimits } from '@fairlead/rules';
import { and, eq, gt, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
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

/** Deletes expired rows. */
export async function cleanUp(run: Run, clock: Clock): Promise<void> {
  const before = (age: number) => new Date((clock.now() - age) * 1000);
  await run(async (tx) => {
    await tx
      .delete(sessions)
      .where(or(lt(sessions.expiresAt, before(retention.session)), lt(sessions.endedAt, before(retention.session))));
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(retention.idempotencyKey)));
    await tx.delete(signInFailures).where(lt(signInFailures.failedAt, before(retention.signInFailure)));
    await tx.delete(rateLimits).where(lt(rateLimits.expiresAt, before(retention.rateLimit)));
    await tx.delete(mailTokens).where(lt(mailTokens.expiresAt, before(retention.mailToken)));
    await tx.delete(signInChallenges).where(lt(signInChallenges.expiresAt, before(0)));
    await tx.delete(passkeySetups).where(lt(passkeySetups.expiresAt, before(0)));
    await tx.delete(bulkRuns).where(lt(bulkRuns.createdAt, before(retention.bulkRun)));
    await tx.delete(notifications).where(lt(notifications.createdAt, before(retention.notification)));
    await deleteReferralSignUps(tx, before);
    await tx.delete(emailReplyTokens).where(lt(emailReplyTokens.expiresAt, before(retention.replyToken)));
    await tx.delete(supportForwards).where(lt(supportForwards.createdAt, before(retention.supportForward)));
    await tx.delete(mails).where(lt(sql`coalesce(${mails.failedAt}, ${mails.createdAt})`, before(retention.mail)));
    await tx.execute(sql`select remove_old_refusals(${before(retention.refusal).toISOString()})`);
    // After the mails, whose attachments may be among the files. The next sweep moves the stored bytes into quarantine.
    await tx.execute(sql`select remove_unused_files(${before(retention.unusedFile).toISOString()})`);
  });
}

/** Deletes referral sign-ups whose user is deleted, and old ones without a valid verification link. */
async function deleteReferralSignUps(tx: Transaction, before: (age: number) => Date): Promise<void> {
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
        gt(mailTokens.expiresAt, before(0)),
      ),
    );
  const expired = and(lt(referralSignUps.createdAt, before(retention.referralSignUp)), notExists(validLink));
  await tx.delete(referralSignUps).where(or(ofDeletedUser, expired));
}
