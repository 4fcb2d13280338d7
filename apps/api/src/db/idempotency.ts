import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { OperationId } from '../access.ts';
import { uuidv7 } from './ids.ts';
import { idempotencyKeys } from './schema/index.ts';
import type { Transaction } from './scope.ts';

interface Request {
  userId: string;
  operationId: OperationId;
  /** `Idempotency-Key` header. Without a key, the work always runs. */
  key: string | undefined;
  body: unknown;
}

/**
 * Runs the work once per key, in its transaction. A repeat with the same body returns the first answer, and a concurrent repeat
 * waits for it. A different body with the same key returns `reused`. Failed work stores nothing.
 *
 * @param work Its answer is stored as JSON.
 */
export async function runOnce<T extends object>(
  tx: Transaction,
  { userId, operationId, key, body }: Request,
  work: () => Promise<T>,
): Promise<T | 'reused'> {
  if (key === undefined) return work();
  const id = uuidv7();
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([operationId, body]))
    .digest('hex');
  const inserted = await tx
    .insert(idempotencyKeys)
    .values({ id, userId, key, bodyHash })
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id });
  if (inserted.length === 0) {
    const [earlier] = await tx
      .select()
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
    // The hash includes the operation, so a stored answer always has the operation's type.
    return earlier?.bodyHash === bodyHash ? (earlier.answer as T) : 'reused';
  }
  const answer = await work();
  await tx.update(idempotencyKeys).set({ answer }).where(eq(idempotencyKeys.id, id));
  return answer;
}
