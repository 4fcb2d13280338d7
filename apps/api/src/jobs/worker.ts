import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { QueueConnection } from '../db/queueConnection.ts';
import type { JobDependencies } from './dependencies.ts';
import { Stopped } from './failure.ts';
import { isJobKind, jobs, type Lane, lanes } from './jobs.ts';
import { performJob, type QueuedJob } from './perform.ts';
import { makeQueue, QUEUE_SCHEMA } from './queue.ts';

export interface WorkerDependencies extends JobDependencies {
  connection: QueueConnection;
}

export interface Worker {
  /**
   * Starts no new jobs and leaves the waiting ones in the queue. Long jobs end after their current unit of work and go back to the
   * queue. Resolves when no job runs, or after the time limit.
   */
  stop(): Promise<void>;
  /** @throws No statement of the queue has succeeded for a minute. */
  check(): Promise<void>;
}

/** Milliseconds. Each lane looks for jobs every second. */
const SILENCE = 60_000;

/**
 * Milliseconds that a stop waits for running jobs. Longer than the delivery of a mail to a server that no longer answers, which
 * gives up after at most 60 seconds (see `ports/smtp.ts`): a mail that is accepted after the database has closed would be sent again.
 */
export const STOP_LIMIT = 65_000;

interface WorkerOptions {
  /** Whether this worker adds the scheduled jobs. */
  schedules?: boolean;
  /** Milliseconds that a stop waits for running jobs. After it, they count as failed. */
  stopLimit?: number;
}

/** Runs jobs until it is stopped. Several processes may run workers at once. */
export async function startWorker(
  { connection, ...dependencies }: WorkerDependencies,
  { schedules = true, stopLimit = STOP_LIMIT }: WorkerOptions = {},
): Promise<Worker> {
  let lastAnswer = Date.now();
  const stopping = new AbortController();
  const queue = makeQueue({
    connection: {
      ...connection,
      async executeSql(text, values) {
        const found = await connection.executeSql(text, values);
        lastAnswer = Date.now();
        return found;
      },
    },
    log: dependencies.log,
    schedules,
  });
  if (connection.backend === 'pglite') await resumeOrphans(connection);
  await queue.start();
  if (schedules) await addSchedules(queue);
  for (const [lane, { concurrency }] of Object.entries(lanes)) {
    for (let i = 0; i < concurrency; i++)
      await workOn({ queue, connection, dependencies, stopping: stopping.signal }, lane);
  }
  return {
    stop: () => {
      stopping.abort(new Stopped());
      return queue.stop({ close: false, timeout: stopLimit });
    },
    check: () =>
      Date.now() - lastAnswer < SILENCE
        ? Promise.resolve()
        : Promise.reject(new Error('the queue has not answered for a minute')),
  };
}

interface Working {
  queue: PgBoss;
  connection: QueueConnection;
  dependencies: JobDependencies;
  /** Aborted when the worker stops. */
  stopping: AbortSignal;
}

/** Runs one job at a time without a pause. The poll interval applies only while the lane is empty. */
async function workOn({ queue, connection, dependencies, stopping }: Working, lane: string): Promise<void> {
  let id = '';
  id = await queue.work(
    lane,
    { batchSize: 1, perJobResults: true, includeMetadata: true, pollingIntervalSeconds: 1 },
    async (fetched: JobWithMetadata<QueuedJob>[]) => {
      const results: JobResult[] = [];
      for (const job of fetched) {
        const result = await performJob(dependencies, job, stopping);
        if (result.status === 'stopped') {
          await returnJob(connection, job);
          continue;
        }
        if (isScheduled(job) && !isRetried(job, result)) await forgetFailedRuns(connection, job);
        results.push(result);
      }
      queue.notifyWorker(id);
      return results;
    },
  );
}

const isScheduled = ({ data: { kind } }: JobWithMetadata<QueuedJob>): boolean =>
  isJobKind(kind) && jobs[kind].schedule !== undefined;

const isRetried = ({ retryCount, retryLimit }: JobWithMetadata, { status }: JobResult): boolean =>
  status === 'failed' && retryCount < retryLimit;

/** Removes failed runs of a schedule. A later run does their work. */
const forgetFailedRuns = (connection: QueueConnection, { name, singletonKey }: JobWithMetadata<QueuedJob>) =>
  connection.executeSql(
    `DELETE FROM ${QUEUE_SCHEMA}.job WHERE name = 'failed' AND state < 'active' AND source_name = $1 AND singleton_key = $2`,
    [name, singletonKey],
  );

/** Seconds before a returned job can start again. */
const RETURN_DELAY = 5;

/**
 * Returns a job that ended early to the queue, as if it had not started, so that the next run is not a retry. pg-boss marks the
 * jobs without a result as failed if they are active. The delay keeps another worker from starting the job before that statement.
 */
const returnJob = (connection: QueueConnection, { id, name, retryCount }: JobWithMetadata<QueuedJob>) =>
  connection.executeSql(
    `UPDATE ${QUEUE_SCHEMA}.job SET state = 'created', started_on = NULL, heartbeat_on = NULL,
      start_after = now() + interval '1 second' * $4::int
      WHERE name = $1 AND id = $2 AND state = 'active' AND retry_count = $3::int`,
    [name, id, retryCount, RETURN_DELAY],
  );

/** Interruptions after which a job waits before it runs again. */
const PROMPT_RESUMES = 3;

/**
 * Only one process uses a PGlite folder, so jobs that are running at its start were interrupted. They run again at once. A job that
 * is interrupted often waits as after a failure: it may be the cause, and other jobs get their turn.
 */
const resumeOrphans = (connection: QueueConnection) =>
  connection.executeSql(
    `UPDATE ${QUEUE_SCHEMA}.job SET state = 'retry', heartbeat_on = NULL,
      start_after = now() + interval '1 second' * CASE WHEN retry_count < $1::int THEN 0
        ELSE least(retry_delay * 2 ^ (retry_count - $1::int), coalesce(retry_delay_max, 3600)) END
      WHERE state = 'active'`,
    [PROMPT_RESUMES],
  );

/** Adds the schedules of this version and removes those of kinds that no longer exist. */
async function addSchedules(queue: PgBoss): Promise<void> {
  const schedulesByLane = new Map<string, Lane>();
  for (const [kind, { lane, retry, schedule }] of Object.entries(jobs)) {
    if (!schedule) continue;
    schedulesByLane.set(kind, lane);
    await queue.schedule(
      lane,
      schedule.cron,
      { kind, agencyId: null, payload: {} },
      {
        key: kind,
        tz: 'UTC',
        missed: schedule.missed,
        singletonKey: kind,
        retryLimit: retry.retries,
        retryDelay: retry.firstDelay,
        retryBackoff: true,
        retryDelayMax: retry.longestDelay,
        expireInSeconds: retry.runLimit,
      },
    );
  }
  for (const { name, key } of await queue.getSchedules()) {
    if (schedulesByLane.get(key) !== name) await queue.unschedule(name, key);
  }
}
