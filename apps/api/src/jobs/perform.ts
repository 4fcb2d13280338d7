import type { JobResult, JobWithMetadata } from 'pg-boss';
import { observeJob } from '../telemetry/jobRuns.ts';
import type { JobDependencies } from './dependencies.ts';
import { PermanentFailure, reasonOf } from './failure.ts';
import { isJobKind, type JobKind, type JobPayloads, perform } from './jobs.ts';

/** A job in the queue's format. `enqueue` and the schedules create all of them. */
export interface QueuedJob {
  kind: string;
  agencyId: string | null;
  payload: JobPayloads[JobKind];
}

/** Runs one job. A failure is a result: the queue retries the job or stores it as a failed job. */
export const performJob = (dependencies: JobDependencies, job: JobWithMetadata<QueuedJob>): Promise<JobResult> =>
  observeJob(
    {
      // A kind of another version could be any text.
      kind: isJobKind(job.data.kind) ? job.data.kind : 'unknown',
      lane: job.name,
      payload: job.data.payload,
      attempt: job.retryCount + 1,
    },
    () => runJob(dependencies, job),
  );

async function runJob(
  dependencies: JobDependencies,
  { id, data, retryCount, retryLimit }: JobWithMetadata<QueuedJob>,
): Promise<JobResult> {
  const isLast = retryCount >= retryLimit;
  try {
    if (!isJobKind(data.kind)) throw new Error(`this version has no job of the kind ${data.kind}`);
    await perform(data.kind, dependencies, data.payload, { isLast });
    return { id, status: 'completed' };
  } catch (error) {
    const permanent = error instanceof PermanentFailure;
    dependencies.log.error({ err: error, job: data.kind, attempt: retryCount + 1 }, 'job failed');
    return { id, status: permanent ? 'deadletter' : 'failed', output: { message: reasonOf(error) } };
  }
}
