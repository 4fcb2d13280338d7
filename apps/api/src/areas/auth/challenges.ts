import { and, eq, gt, isNull } from 'drizzle-orm';
import { uuidv7 } from '../../db/ids.ts';
import { credentials, signInChallenges, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { hashToken, randomToken } from '../../randomTokens.ts';
import { canSignIn } from '../../records/accounts.ts';

/** Seconds in which the second factor must follow the password. */
export const CHALLENGE_LIFE = 5 * 60;

/** Starts to wait for the second factor of a user whose password was correct. */
export async function issueChallenge(tx: Transaction, userId: string, now: number) {
  const challenge = randomToken();
  const expires = now + CHALLENGE_LIFE;
  await tx.insert(signInChallenges).values({
    id: uuidv7(),
    userId,
    tokenHash: hashToken(challenge),
    createdAt: new Date(now * 1000),
    expiresAt: new Date(expires * 1000),
  });
  return { challenge, expiresAt: expires };
}

/**
 * The account that a challenge belongs to. Undefined when the challenge is unknown, used or expired, or when the account can
 * no longer sign in.
 */
export async function findChallenge(tx: Transaction, token: string, now: number) {
  const [found] = await tx
    .select({ id: signInChallenges.id, user: users, passwordChangedAt: credentials.changedAt })
    .from(signInChallenges)
    .innerJoin(users, eq(users.id, signInChallenges.userId))
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(
      and(
        eq(signInChallenges.tokenHash, hashToken(token)),
        isNull(signInChallenges.usedAt),
        gt(signInChallenges.expiresAt, new Date(now * 1000)),
        canSignIn,
      ),
    );
  return found;
}

/** Uses a challenge up. Of two requests with the same challenge, one gets true. */
export async function redeemChallenge(tx: Transaction, id: string, now: number): Promise<boolean> {
  const used = await tx
    .update(signInChallenges)
    .set({ usedAt: new Date(now * 1000) })
    .where(and(eq(signInChallenges.id, id), isNull(signInChallenges.usedAt)))
    .returning({ id: signInChallenges.id });
  return used.length > 0;
}

/** Ends the sign-ins of a user that wait for the second factor. */
export const deleteChallenges = (tx: Transaction, userId: string) =>
  tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
