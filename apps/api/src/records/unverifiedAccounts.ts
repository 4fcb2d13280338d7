import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { mailTokens, users } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';

const hasEmail = (email: string) => and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deletedAt));

/** Unverified accounts of sign-ups. Platform admins have no agency and are always invited. */
const unverified = and(isNull(users.emailVerifiedAt), isNotNull(users.agencyId));

/** Whether the account still has a usable verification link. */
const hasValidLink = (at: Date) =>
  sql<boolean>`exists (select from ${mailTokens} where ${and(
    eq(mailTokens.userId, users.id),
    eq(mailTokens.purpose, 'verifyEmail'),
    isNull(mailTokens.usedAt),
    gt(mailTokens.expiresAt, at),
  )})`;

/** Whether an account has this email. An unverified account whose link expired does not count: a sign-up replaces it. */
export async function isEmailTaken(tx: Transaction, email: string, now: number): Promise<boolean> {
  const expired = and(unverified, sql`not ${hasValidLink(new Date(now * 1000))}`);
  const count = await tx.$count(users, and(hasEmail(email), sql`(${expired}) is not true`));
  return count > 0;
}

/** Deletes an unverified account with this email whose link expired, before a new sign-up. */
export async function replaceExpired(tx: Transaction, email: string, now: number): Promise<void> {
  const at = new Date(now * 1000);
  await tx
    .update(users)
    .set({ deletedAt: at })
    .where(and(hasEmail(email), unverified, sql`not ${hasValidLink(at)}`));
}

/** Deletes an unverified account with this email. The invitation link proves that the email belongs to the reader. */
export async function replaceUnverified(tx: Transaction, email: string, now: number): Promise<void> {
  await tx
    .update(users)
    .set({ deletedAt: new Date(now * 1000) })
    .where(and(hasEmail(email), unverified));
}
