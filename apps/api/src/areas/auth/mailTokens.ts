import { and, eq, gt, isNull } from 'drizzle-orm';
import { uuidv7 } from '../../db/ids.ts';
import { type MailTokenPurpose, mailTokens, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { hashToken, randomToken } from './tokens.ts';

const HOUR = 3600;

/** Seconds for which a link in a mail is good. */
export const mailTokenLife: Readonly<Record<MailTokenPurpose, number>> = {
  verifyEmail: 48 * HOUR,
  resetPassword: HOUR,
};

/** A new link for this user; those that were mailed before for the same purpose are dead. */
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

/** No link that was mailed for this purpose is good any more. */
export const endMailTokens = (tx: Transaction, userId: string, purpose: MailTokenPurpose, now: number) =>
  tx
    .update(mailTokens)
    .set({ usedAt: new Date(now * 1000) })
    .where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose), isNull(mailTokens.usedAt)));

/** Uses a link up: who it was mailed to, unless it is unknown, expired or used, or they are gone. */
export async function redeemMailToken(tx: Transaction, token: string, purpose: MailTokenPurpose, now: number) {
  const at = new Date(now * 1000);
  // One statement, so that of two requests with the same link one gets it.
  const [used] = await tx
    .update(mailTokens)
    .set({ usedAt: at })
    .where(
      and(
        eq(mailTokens.tokenHash, hashToken(token)),
        eq(mailTokens.purpose, purpose),
        isNull(mailTokens.usedAt),
        gt(mailTokens.expiresAt, at),
      ),
    )
    .returning({ userId: mailTokens.userId });
  if (!used) return undefined;
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, used.userId), isNull(users.disabledAt), isNull(users.deletedAt)));
  return user;
}
