import { inArray } from 'drizzle-orm';
import { files } from '../db/schema/index.ts';
import type { Run } from '../db/scope.ts';
import type { JobDependencies, Stoppable } from './dependencies.ts';
import { PermanentFailure } from './failure.ts';
import { countSweep, findOwnershipProblem } from './storageOwner.ts';

const DAY = 24 * 3600;

export const sweepLimits = {
  /** Minimum age in seconds. The row of a younger file may not be committed yet. */
  youngest: DAY,
  /** Number of files that every sweep may move. */
  always: 20,
  /** Share of all files that one sweep may move. */
  share: 0.05,
  /** Seconds in quarantine before a file is deleted. */
  quarantine: 30 * DAY,
} as const;

/** Keys per query. */
const BATCH = 500;

/**
 * Moves stored files that no row names into quarantine, and deletes quarantined files after 30 days. Refuses to run on the
 * storage of another database, or when more than a few files are strays.
 */
export async function sweepStorage({
  run,
  storage,
  clock,
  signal,
}: Pick<JobDependencies, 'run' | 'storage' | 'clock'> & Stoppable): Promise<void> {
  const problem = await findOwnershipProblem({ run, storage });
  if (problem !== undefined) throw new PermanentFailure(problem);
  const now = clock.now();
  let total = 0;
  const strays: string[] = [];
  // The keys of a large storage do not fit into memory.
  let batch: string[] = [];
  const checkBatch = async () => {
    strays.push(...(await unnamed(run, batch)));
    batch = [];
  };
  for await (const { key, writtenAt } of storage.list()) {
    signal?.throwIfAborted();
    total += 1;
    if (writtenAt < now - sweepLimits.youngest) batch.push(key);
    if (batch.length === BATCH) await checkBatch();
  }
  await checkBatch();
  const limit = Math.max(sweepLimits.always, Math.floor(total * sweepLimits.share));
  if (strays.length > limit) {
    throw new PermanentFailure(
      `${strays.length} of ${total} stored files are unknown to the database, more than the ${limit} that one sweep moves`,
    );
  }
  for (const key of strays) {
    signal?.throwIfAborted();
    await storage.quarantine(key, now);
  }
  await storage.purgeQuarantine(now - sweepLimits.quarantine);
  await countSweep({ run, storage });
}

/** Keys that no row names. */
async function unnamed(run: Run, keys: string[]): Promise<string[]> {
  const rows = await run((tx) =>
    tx.select({ key: files.storageKey }).from(files).where(inArray(files.storageKey, keys)),
  );
  const named = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !named.has(key));
}
