import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { scoped } from '../../src/db/scope.ts';
import type { JobDependencies } from '../../src/jobs/dependencies.ts';
import type { JobKind, Lane } from '../../src/jobs/jobs.ts';
import { startWorker, type WorkerDependencies } from '../../src/jobs/worker.ts';
import { makeLogger } from '../../src/log.ts';
import { noMailServer } from '../../src/ports/mail.ts';
import { rowsOf } from './database.ts';
import type { Harness } from './harness.ts';

interface JobRow {
  id: string;
  lane: Lane | 'failed';
  kind: JobKind;
  agencyId: string | null;
  payload: object;
  state: 'created' | 'retry' | 'active' | 'completed' | 'failed';
  retries: number;
  key: string | null;
  output: { message: string } | null;
  startAfter: Date;
}

/** Returns all jobs of the queue, oldest first. */
export async function allJobs({ db }: Pick<Harness, 'db'>): Promise<JobRow[]> {
  const found = await db.execute(
    sql`select id, name as lane, data->>'kind' as kind, data->>'agencyId' as "agencyId", data->'payload' as payload, state,
      retry_count as retries, singleton_key as key, output, start_after as "startAfter"
      from pgboss.job where data ? 'kind' order by created_on, id`,
  );
  return rowsOf<JobRow>(found).map((row) => ({ ...row, startAfter: new Date(row.startAfter) }));
}

export const deleteJobs = ({ db }: Pick<Harness, 'db'>) => db.execute(sql`delete from pgboss.job`);

/** Makes jobs that wait for a retry due immediately. */
export const makeJobsDue = ({ db }: Pick<Harness, 'db'>) =>
  db.execute(sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`);

/** Dependencies of a worker on the test database. Without a mail port, mails stay in the table. */
export const workerOf = (server: Harness, overrides: Partial<JobDependencies> = {}): WorkerDependencies => ({
  connection: server.database.runtime.queue,
  run: scoped(server.db, { role: 'fairlead_jobs' }),
  storage: server.storage,
  mail: noMailServer,
  settlePayments: () => Promise.resolve(),
  remindDocuments: () => Promise.resolve(),
  deleteAgency: () => Promise.resolve(),
  deleteExpiredRecords: () => Promise.resolve(),
  repeatErasures: () => Promise.resolve(),
  runBulk: () => Promise.resolve(),
  mailNotification: () => Promise.resolve(),
  sendDigests: () => Promise.resolve(),
  clock: server.clock,
  log: makeLogger('silent'),
  ...overrides,
});

/** Runs a worker until no lane has a due job. */
export async function runDueJobs(server: Harness, overrides: Partial<JobDependencies> = {}): Promise<void> {
  const worker = await startWorker(workerOf(server, overrides), { schedules: false });
  await vi.waitFor(
    async () => {
      const open = await server.db.execute(
        sql`select 1 from pgboss.job where name <> 'failed'
          and (state = 'active' or (state < 'active' and start_after <= now()))`,
      );
      if (rowsOf(open).length > 0) throw new Error('jobs are still due');
    },
    { timeout: 20_000, interval: 20 },
  );
  await worker.stop();
}
