import { passwordCapacity, passwordQueue } from '../../src/areas/auth/passwords.ts';

/** Runs `work` while the queue of password checks is full. */
export async function whilePasswordQueueIsFull<T>(work: () => Promise<T>): Promise<T> {
  const { running, waiting } = passwordCapacity;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const blockers = Array.from({ length: running + waiting }, () => passwordQueue.run(() => released));
  try {
    return await work();
  } finally {
    release();
    await Promise.all(blockers);
  }
}
