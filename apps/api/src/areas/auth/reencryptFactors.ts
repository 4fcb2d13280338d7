import { asc, eq, gt } from 'drizzle-orm';
import { authenticators } from '../../db/schema/index.ts';
import type { Run } from '../../db/scope.ts';
import type { SealedSecrets } from './sealedSecrets.ts';

/** Rows per transaction. */
const BATCH = 500;

export interface Reencryption {
  /** Number of authenticator apps that now use the current secret. */
  renewed: number;
  /** Number of authenticator apps whose secret cannot be read. Their owners need recovery codes or a reset. */
  unreadable: number;
}

/** Encrypts the secrets of all authenticator apps with the current key, so that previous keys can be removed. */
export async function reencryptFactors(run: Run, secrets: SealedSecrets): Promise<Reencryption> {
  const total = { renewed: 0, unreadable: 0 };
  for (let after: string | undefined; ; ) {
    const batch = await run(async (tx) => {
      const counted = { renewed: 0, unreadable: 0 };
      const rows = await tx
        .select()
        .from(authenticators)
        .where(after === undefined ? undefined : gt(authenticators.userId, after))
        .orderBy(asc(authenticators.userId))
        .limit(BATCH)
        .for('update');
      for (const row of rows) {
        const { userId, secret, pendingSecret } = row;
        if (secret !== null && secrets.open(secret, userId) === undefined) counted.unreadable += 1;
        const renewed = secret === null ? undefined : secrets.renew(secret, userId);
        const pending = pendingSecret === null ? undefined : secrets.renew(pendingSecret, userId);
        if (renewed === undefined && pending === undefined) continue;
        if (renewed !== undefined) counted.renewed += 1;
        await tx
          .update(authenticators)
          .set({
            ...(renewed !== undefined && { secret: renewed }),
            ...(pending !== undefined && { pendingSecret: pending }),
          })
          .where(eq(authenticators.userId, userId));
      }
      return { ...counted, last: rows.length === BATCH ? rows.at(-1)?.userId : undefined };
    });
    total.renewed += batch.renewed;
    total.unreadable += batch.unreadable;
    if (batch.last === undefined) return total;
    after = batch.last;
  }
}
