import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { QueueConnection } from '../db/queueConnection.ts';

/** Schema of the queue's tables, which the migrations create. */
export const QUEUE_SCHEMA = 'pgboss';

interface QueueOptions {
  connection: QueueConnection;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Whether this process adds the scheduled jobs. */
  schedules: boolean;
}

/** Starts pg-boss without the rights to create or change its tables. */
export function makeQueue({ connection, log, schedules }: QueueOptions): PgBoss {
  const queue = new PgBoss({
    db: { executeSql: (text, values) => connection.executeSql(text, values) },
    backend: connection.backend,
    schema: QUEUE_SCHEMA,
    migrate: false,
    createSchema: false,
    schedule: schedules,
    cronMonitorIntervalSeconds: 15,
    // A job whose process died is retried within about half a minute: 15 seconds without a heartbeat, plus the time to the next
    // check.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    // These need the owner of the tables, or serve a dashboard that is not used.
    reindex: false,
    monitorVacuum: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
  });
  queue.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  queue.on('warning', ({ message, data }) => log.warn({ data }, message));
  return queue;
}
