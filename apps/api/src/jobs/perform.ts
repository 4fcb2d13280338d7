import type { JobResult, JobWithMetadata } from 'pg-boss';
import { observeJob } from '../telemetry/jobRuns.ts';
import type { JobDependencies } from './dependencies.ts';
import { PermanentFailure, reasonOf, Stopped } from './failure.ts';
import { isJobKind, type JobKind, type JobPayloads, perform } from './jobs.ts';

/** A job in the queue's format. `enqueue` and the schedules create all of them. */
export interface QueuedJob {
  kind: string;
  agencyId: string | null;
  payload: JobPayloads[JobKind];
}

/** Result of a run. A stopped job goes back to the queue. */
type RunResult = JobResult | { id: string; status: 'stopped' };

/** Runs one job. A failure is a result: the queue retries the job or stores it as a failed job. */
export const performJob = (
  dependencies: JobDependencies,
  job: JobWithMetadata<QueuedJob>,
  stopping: AbortSignal,
): Promise<RunResult> =>
  observeJob(
    {
      // A kind of another version could be any text.
      kind: isJobKind(job.data.kind) ? job.data.kind : 'unknown',
      lane: job.name,
      payload: job.data.payload,
      attempt: job.retryCount + 1,
    },
    () => runJob(dependencies, job, AbortSignal.any([stopping, job.signal])),
  );

async function runJob(
  dependencies: JobDependencies,
  { id, data, retryCount, retryLimit }: JobWithMetadata<QueuedJob>,
  signal: AbortSignal,
): Promise<RunResult> {
  const isLast = retryCount >= retryLimit;
  try {
    if (!isJobKind(data.kind)) throw new Error(`this version has no job of the kind ${data.kind}`);
    // The worker may have fetched the job while it was told to stop.
    signal.throwIfAborted();
    await perform(data.kind, dependencies, data.payload, { isLast, signal });
    return { id, status: 'completed' };
  } catch (error) {
    if (error instanceof Stopped) return { id, status: 'stopped' };
    const permanent = error instanceof PermanentFailure;
    dependencies.log.error({ err: error, job: data.kind, attempt: retryCount + 1 }, 'job failed');
    return { id, status: permanent ? 'deadletter' : 'failed', output: { message: reasonOf(error) } };
  }
}
