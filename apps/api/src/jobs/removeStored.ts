import { eq } from 'drizzle-orm';
import { files } from '../db/schema/index.ts';
import type { JobDependencies } from './dependencies.ts';

/** Moves a stored file into quarantine when no row names its key. */
export async function removeStored(
  { run, storage, clock }: Pick<JobDependencies, 'run' | 'storage' | 'clock'>,
  key: string,
): Promise<void> {
  const named = await run((tx) => tx.select({ id: files.id }).from(files).where(eq(files.storageKey, key)));
  if (named.length === 0) await storage.quarantine(key, clock.now());
}
