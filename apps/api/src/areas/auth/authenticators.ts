import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { authenticators } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { SealedSecrets } from './sealedSecrets.ts';
import { newTotpSecret, totpStep } from './totp.ts';

/** Seconds in which a new authenticator app must be confirmed. */
export const SETUP_LIFE = 30 * 60;

/** Authenticator app of a user that is turned on. */
export async function findAuthenticator(tx: Transaction, userId: string) {
  const [found] = await tx
    .select({ secret: authenticators.secret, enabledAt: authenticators.enabledAt })
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.secret)));
  return found?.secret && found.enabledAt ? { secret: found.secret, enabledAt: found.enabledAt } : undefined;
}

/** Uses up a code of the user's authenticator app. False when it is wrong, or not newer than the last accepted code. */
export async function redeemTotpCode(
  tx: Transaction,
  userId: string,
  code: string,
  { secrets, now }: { secrets: SealedSecrets; now: number },
): Promise<boolean> {
  const found = await findAuthenticator(tx, userId);
  const secret = found && secrets.open(found.secret, userId);
  const step = secret === undefined ? undefined : totpStep(secret, code, now);
  if (step === undefined) return false;
  const renewed = found && secrets.renew(found.secret, userId);
  // One statement: of two requests with the same code, one succeeds.
  const used = await tx
    .update(authenticators)
    .set({ lastStep: step, ...(renewed !== undefined && { secret: renewed }) })
    .where(
      and(eq(authenticators.userId, userId), or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step))),
    )
    .returning({ userId: authenticators.userId });
  return used.length > 0;
}

/** Stores a new secret that the user has to confirm, and returns it. */
export async function startSetup(tx: Transaction, userId: string, secrets: SealedSecrets, now: number) {
  const secret = newTotpSecret();
  const pending = { pendingSecret: secrets.seal(secret, userId), pendingAt: new Date(now * 1000) };
  await tx
    .insert(authenticators)
    .values({ userId, ...pending })
    .onConflictDoUpdate({ target: authenticators.userId, set: pending });
  return secret;
}

/** Turns on the app that is being set up, if the code is one of its codes. */
export async function confirmSetup(
  tx: Transaction,
  userId: string,
  code: string,
  { secrets, now }: { secrets: SealedSecrets; now: number },
): Promise<'done' | 'wrong' | 'expired'> {
  const [row] = await tx.select().from(authenticators).where(eq(authenticators.userId, userId)).for('update');
  const oldest = new Date((now - SETUP_LIFE) * 1000);
  if (!row?.pendingSecret || !row.pendingAt || row.pendingAt < oldest) return 'expired';
  const secret = secrets.open(row.pendingSecret, userId);
  if (secret === undefined) return 'expired';
  const step = totpStep(secret, code, now);
  if (step === undefined) return 'wrong';
  await tx
    .update(authenticators)
    .set({
      secret: secrets.renew(row.pendingSecret, userId) ?? row.pendingSecret,
      enabledAt: new Date(now * 1000),
      lastStep: step,
      pendingSecret: null,
      pendingAt: null,
    })
    .where(eq(authenticators.userId, userId));
  return 'done';
}
