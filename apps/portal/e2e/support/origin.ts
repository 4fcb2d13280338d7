import { inject } from 'vitest';

/** Origin of this worker's server. */
export function originOfWorker(): string {
  const origin = inject('origins')[Number(process.env.VITEST_POOL_ID) - 1];
  if (origin === undefined) throw new Error(`worker ${process.env.VITEST_POOL_ID} has no server`);
  return origin;
}
