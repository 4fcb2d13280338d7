import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { OperationId } from '../access.ts';
import { uuidv7 } from './ids.ts';
import { idempotencyKeys } from './schema/index.ts';
import type { Transaction } from './scope.ts';

interface Request {
  userId: string;
  operationId: OperationId;
  /** Of the `Idempotency-Key` header; without one the work is simply done. */
  key: string | undefined;
  body: unknown;
}

/**
 * Does the work once for a key, in the transaction of the work: a repeat of the same body gets the first answer, one that
 * arrives meanwhile waits for it, and another body under the same key is told `reused`. What fails leaves no trace.
 *
 * @param work Its answer is kept as JSON, so it must be what JSON can carry.
 */
export async function once<T extends object>(
  tx: Transaction,
  { userId, operationId, key, body }: Request,
  work: () => Promise<T>,
): Promise<T | 'reused'> {
  if (key === undefined) return work();
  const id = uuidv7();
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([operationId, body]))
    .digest('hex');
  const begun = await tx
    .insert(idempotencyKeys)
    .values({ id, userId, key, bodyHash })
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id });
  if (begun.length === 0) {
    const [earlier] = await tx
      .select()
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
    // The hash covers the operation, so what was kept under it is what this operation answers.
    return earlier?.bodyHash === bodyHash ? (earlier.answer as T) : 'reused';
  }
  const answer = await work();
  await tx.update(idempotencyKeys).set({ answer }).where(eq(idempotencyKeys.id, id));
  return answer;
}
