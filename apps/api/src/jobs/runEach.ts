import type { JobDependencies } from './dependencies.ts';

/**
 * Runs the work of a job for each record. An error is logged and does not stop the work for the others.
 *
 * @param name Kind of the records in the log, such as `agency`.
 * @throws After the last record, if there was an error, so that the job is retried.
 */
export async function runEach<Found extends { id: string }>(
  name: string,
  records: readonly Found[],
  log: Pick<JobDependencies['log'], 'error'>,
  work: (record: Found) => Promise<unknown>,
): Promise<void> {
  let failures = 0;
  for (const record of records) {
    try {
      await work(record);
    } catch (error) {
      failures += 1;
      log.error({ err: error, [name]: record.id }, 'a part of a job failed');
    }
  }
  if (failures > 0) throw new Error(`the job failed for ${failures} of ${records.length} (${name})`);
}
