import type { JobDependencies, Stoppable } from './dependencies.ts';

/**
 * Runs the work of a job for each record. An error is logged and does not stop the work for the others.
 *
 * @param name Kind of the records in the log, such as `agency`.
 * @throws After the last record, if there was an error, so that the job is retried. The reason of the signal, before the next
 *   record.
 */
export async function runEach<Found extends { id: string }>(
  name: string,
  records: readonly Found[],
  { log, signal }: { log: Pick<JobDependencies['log'], 'error'> } & Stoppable,
  work: (record: Found) => Promise<unknown>,
): Promise<void> {
  let failures = 0;
  for (const record of records) {
    signal?.throwIfAborted();
    try {
      await work(record);
    } catch (error) {
      if (signal?.aborted && error === signal.reason) throw error;
      failures += 1;
      log.error({ err: error, [name]: record.id }, 'a part of a job failed');
    }
  }
  if (failures > 0) throw new Error(`the job failed for ${failures} of ${records.length} (${name})`);
}
