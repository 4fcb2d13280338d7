import { eq } from 'drizzle-orm';
import { authenticators, passkeySetups, passkeys } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { findAuthenticator } from './authenticators.ts';
import { deleteChallenges } from './challenges.ts';
import { findPasskeys } from './passkeys.ts';
import { deleteRecoveryCodes } from './recoveryCodes.ts';

/** Ways in which a user can prove the second factor, besides recovery codes. */
export async function findSecondFactors(tx: Transaction, userId: string) {
  const authenticator = await findAuthenticator(tx, userId);
  return { authenticator, passkeys: await findPasskeys(tx, userId) };
}

/** Whether the user has an authenticator app or a passkey. */
export async function hasSecondFactor(tx: Transaction, userId: string): Promise<boolean> {
  const found = await findSecondFactors(tx, userId);
  return found.authenticator !== undefined || found.passkeys.length > 0;
}

/** Removes the second factor of a user, its recovery codes and the sign-ins that wait for it. */
export async function removeSecondFactor(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(authenticators).where(eq(authenticators.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(passkeySetups).where(eq(passkeySetups.userId, userId));
  await deleteRecoveryCodes(tx, userId);
  await deleteChallenges(tx, userId);
}
