import { and, eq, gt, isNull } from 'drizzle-orm';
import { uuidv7 } from '../../db/ids.ts';
import { type MailTokenPurpose, mailTokens, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { hashToken, randomToken } from '../../randomTokens.ts';
import { canSignIn } from '../../records/accounts.ts';

const HOUR = 3600;

/** Seconds until a link in a mail expires. */
export const mailTokenLife: Readonly<Record<MailTokenPurpose, number>> = {
  verifyEmail: 48 * HOUR,
  resetPassword: HOUR,
};

/** Issues a new link for this user. Earlier links for the same purpose stop working. */
export async function issueMailToken(
  tx: Transaction,
  userId: string,
  purpose: MailTokenPurpose,
  now: number,
): Promise<string> {
  await endMailTokens(tx, userId, purpose, now);
  const token = randomToken();
  const expiresAt = new Date((now + mailTokenLife[purpose]) * 1000);
  await tx.insert(mailTokens).values({ id: uuidv7(), userId, purpose, tokenHash: hashToken(token), expiresAt });
  return token;
}

/** Ends all links of a user for this purpose. */
export const endMailTokens = (tx: Transaction, userId: string, purpose: MailTokenPurpose, now: number) =>
  tx
    .update(mailTokens)
    .set({ usedAt: new Date(now * 1000) })
    .where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose), isNull(mailTokens.usedAt)));

const usable = (token: string, purpose: MailTokenPurpose, at: Date) =>
  and(
    eq(mailTokens.tokenHash, hashToken(token)),
    eq(mailTokens.purpose, purpose),
    isNull(mailTokens.usedAt),
    gt(mailTokens.expiresAt, at),
  );

/** The user that a link was mailed to; undefined when the link is unknown, expired or used. Does not use up the link. */
export async function findMailToken(tx: Transaction, token: string, purpose: MailTokenPurpose, now: number) {
  const [found] = await tx
    .select({ user: users })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(and(usable(token, purpose, new Date(now * 1000)), canSignIn));
  return found?.user;
}

/** Uses a link up and returns the user that it was mailed to; undefined when the link is unknown, expired or used. */
export async function redeemMailToken(tx: Transaction, token: string, purpose: MailTokenPurpose, now: number) {
  const at = new Date(now * 1000);
  // One statement: of two requests with the same link, one succeeds.
  const [used] = await tx
    .update(mailTokens)
    .set({ usedAt: at })
    .where(usable(token, purpose, at))
    .returning({ userId: mailTokens.userId });
  if (!used) return undefined;
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, used.userId), canSignIn));
  return user;
}
