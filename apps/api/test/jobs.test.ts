import { sql } from 'drizzle-orm';
import { getConstructionPlans } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { agencies, mails } from '../src/db/schema/index.ts';
import { type Run, scoped } from '../src/db/scope.ts';
import { enqueue, requeue } from '../src/jobs/enqueue.ts';
import { type Job, jobs, lanes } from '../src/jobs/jobs.ts';
import { makeQueue } from '../src/jobs/queue.ts';
import { runEach } from '../src/jobs/runEach.ts';
import { startWorker } from '../src/jobs/worker.ts';
import { makeLogger } from '../src/log.ts';
import { databaseKind, rowsOf } from './support/database.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { allJobs, deleteJobs, makeJobsDue, runDueJobs, workerOf } from './support/jobs.ts';

let server: Harness;
let run: Run;
beforeAll(async () => {
  server = await startHarness();
  run = scoped(server.db, { role: 'fairlead_jobs' });
});
beforeEach(() => deleteJobs(server));
afterAll(() => server.close());

const removal = (key: string): Job => ({ kind: 'removeStored', payload: { key } });
const add = (job: Job, key?: string) => run((tx) => enqueue(tx, null, job, key));
/** Rejects with the database error that drizzle wraps. */
const causeOf = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.catch((error: unknown) => {
    throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
  });
/** Storage that only records the quarantined files. */
const recording = () => {
  const removed: string[] = [];
  return { removed, storage: { ...server.storage, quarantine: async (key: string) => void removed.push(key) } };
};
const broken = { quarantine: () => Promise.reject(new Error('the disk of jo@mail.test is full')) };

describe('the schema of the queue', () => {
  it('matches the installed pg-boss', async () => {
    const queue = makeQueue({ connection: server.database.runtime.queue, log: makeLogger('silent'), schedules: false });
    await queue.start();
    const installed = /INSERT INTO \w+\.version\(version\) VALUES \('(\d+)'\)/.exec(getConstructionPlans())?.[1];
    expect(await queue.schemaVersion()).toBe(Number(installed));
    expect(await queue.detectSchemaDrift()).toMatchObject({ ok: true });
    await queue.stop({ close: false });
  });

  it('has a queue with dead letters for every lane', async () => {
    const found = rowsOf<{ name: string }>(
      await server.db.execute(sql`select name from pgboss.queue where dead_letter = 'failed' order by 1`),
    );
    expect(found.map(({ name }) => name)).toEqual(Object.keys(lanes).sort());
  });
});

describe('a job', () => {
  it('exists only when its transaction commits', async () => {
    const failed = run(async (tx) => {
      await enqueue(tx, null, removal('never'));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await allJobs(server)).toEqual([]);
    await add(removal('kept'));
    expect(await allJobs(server)).toMatchObject([{ lane: 'clean-up', kind: 'removeStored', payload: { key: 'kept' } }]);
  });

  it('can be added by every request role, which can access nothing else in the queue', async () => {
    for (const role of ['fairlead_app', 'fairlead_platform', 'fairlead_auth', 'fairlead_billing'] as const) {
      const as = scoped(server.db, { role });
      await as((tx) => enqueue(tx, null, removal(role)));
      for (const statement of ['select * from pgboss.job', 'delete from pgboss.job', 'select * from pgboss.queue']) {
        const attempt = as((tx) => tx.execute(sql.raw(statement)));
        await expect(causeOf(attempt), `${role}: ${statement}`).rejects.toThrow('permission denied for schema pgboss');
      }
    }
    expect(await allJobs(server)).toHaveLength(4);
  });

  it('of another agency is rejected', async () => {
    const [a, b] = await server.db.select({ id: agencies.id }).from(agencies);
    const as = scoped(server.db, { role: 'fairlead_app', agency: a?.id ?? '' });
    const attempt = as((tx) => enqueue(tx, b?.id ?? '', removal('theirs')));
    await expect(causeOf(attempt)).rejects.toThrow('another agency');
    expect(await allJobs(server)).toEqual([]);
  });

  it('is queued once per key', async () => {
    await add(removal('a'), 'a');
    await add(removal('a'), 'a');
    await add(removal('b'), 'b');
    await add(removal('c'));
    await add(removal('c'));
    // Jobs of the same millisecond have no order.
    const keys = (await allJobs(server)).map(({ payload }) => (payload as { key: string }).key);
    expect(keys.sort()).toEqual(['a', 'b', 'c', 'c']);
  });

  it('runs once with several workers', async () => {
    const keys = Array.from({ length: 20 }, (_, i) => `key-${i}`);
    for (const key of keys) await add(removal(key));
    const { removed, storage } = recording();
    await Promise.all([
      runDueJobs(server, { storage }),
      runDueJobs(server, { storage }),
      runDueJobs(server, { storage }),
    ]);
    expect(removed.sort()).toEqual(keys.sort());
  });

  it('is retried with increasing delays and kept as a failed job after the last attempt', async () => {
    await add(removal('stubborn'));
    const storage = { ...server.storage, ...broken };
    const delays: number[] = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      await runDueJobs(server, { storage });
      const [job] = await allJobs(server);
      expect(job).toMatchObject({ state: 'retry', retries: attempt });
      delays.push((job?.startAfter.getTime() ?? 0) - Date.now());
      await makeJobsDue(server);
    }
    expect(delays[0]).toBeGreaterThan(4_000);
    expect(delays[2]).toBeGreaterThan(20_000);
    await server.db.execute(sql`update pgboss.job set retry_count = retry_limit - 1`);
    await runDueJobs(server, { storage });
    const [failed] = rowsOf<{ error: string; attempts: number }>(
      await scoped(server.db, { role: 'fairlead_platform' })((tx) => tx.execute(sql`select * from failed_jobs()`)),
    );
    expect(failed).toMatchObject({
      lane: 'clean-up',
      kind: 'removeStored',
      attempts: jobs.removeStored.retry.retries + 1,
    });
    expect(failed?.error).toBe('the disk of [address] is full');
  });

  it('that failed is replaced by a new one with its key', async () => {
    await add(removal('again'), 'again');
    await server.db.execute(sql`update pgboss.job set retry_limit = 0`);
    await runDueJobs(server, { storage: { ...server.storage, ...broken } });
    expect((await allJobs(server)).map(({ lane }) => lane)).toContain('failed');
    await add(removal('again'), 'again');
    expect((await allJobs(server)).map(({ lane }) => lane)).not.toContain('failed');
  });

  it('runs in another process when its process died', async () => {
    await add(removal('orphan'));
    await server.db.execute(
      sql`update pgboss.job set state = 'active', started_on = now() - interval '1 hour', heartbeat_on = now() - interval '1 hour'`,
    );
    const { removed, storage } = recording();
    const worker = await startWorker(workerOf(server, { storage }), { schedules: false });
    if (databaseKind() === 'postgres') {
      await vi.waitFor(async () => expect(await allJobs(server)).toMatchObject([{ state: 'retry' }]), 30_000);
      await makeJobsDue(server);
    }
    await vi.waitFor(() => expect(removed).toEqual(['orphan']), 10_000);
    await worker.stop();
  }, 60_000);

  // On PostgreSQL, the queue itself finds dead processes, and delays as after a failure.
  it.runIf(databaseKind() === 'pglite')(
    'waits when it was interrupted often, so that others get their turn',
    async () => {
      for (const [key, count] of [
        ['seldom', 2],
        ['often', 5],
      ] as const) {
        await add(removal(key), key);
        await server.db.execute(sql`update pgboss.job set state = 'active', started_on = now(), retry_count = ${count}
        where singleton_key like ${`%${key}`}`);
      }
      const { removed, storage } = recording();
      const worker = await startWorker(workerOf(server, { storage }), { schedules: false });
      await vi.waitFor(() => expect(removed).toEqual(['seldom']), 10_000);
      await worker.stop();
      const waiting = (await allJobs(server)).find(({ state }) => state === 'retry');
      expect(waiting?.payload).toEqual({ key: 'often' });
      const { firstDelay } = jobs.removeStored.retry;
      expect((waiting?.startAfter.getTime() ?? 0) - Date.now()).toBeGreaterThan((firstDelay * 4 - 10) * 1000);
    },
    30_000,
  );
});

describe('the lanes', () => {
  it('are independent: a hanging mail server delays no payment', async () => {
    const hanging = Promise.withResolvers<'sent'>();
    const mail = { send: () => hanging.promise, close: () => undefined };
    const settled = Promise.withResolvers<void>();
    for (let i = 0; i < 2 * lanes.mail.concurrency; i++) {
      const mailId = await writeMail(i);
      await add({ kind: 'sendMail', payload: { mailId } });
    }
    await add({ kind: 'settlePayments', payload: {} });
    const worker = await startWorker(workerOf(server, { mail, settlePayments: async () => settled.resolve() }), {
      schedules: false,
    });
    await settled.promise;
    const states = (await allJobs(server)).filter(({ kind }) => kind === 'sendMail').map(({ state }) => state);
    expect(states).not.toContain('completed');
    hanging.resolve('sent');
    await worker.stop();
  });

  async function writeMail(n: number): Promise<string> {
    const id = `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
    const text = { subject: 'x', html: '<p>x</p>', text: 'x' };
    await server.db
      .insert(mails)
      .values({ id, kind: 'verifyEmail', to: 'a@mail.test', ...text })
      .onConflictDoNothing();
    return id;
  }
});

describe('the schedules', () => {
  const scheduled = async () =>
    rowsOf<{ key: string; name: string; cron: string; timezone: string }>(
      await server.db.execute(sql`select key, name, cron, timezone from pgboss.schedule order by key`),
    );

  it('are in UTC: clean-up at night, days every quarter of an hour, payments every minute', async () => {
    await server.db.execute(
      sql`insert into pgboss.schedule (name, key, cron) values ('clean-up', 'ofAnEarlierVersion', '* * * * *')`,
    );
    const worker = await startWorker(workerOf(server));
    await worker.stop();
    expect(await scheduled()).toEqual([
      { key: 'cleanUp', name: 'clean-up', cron: '0 3 * * *', timezone: 'UTC' },
      { key: 'deleteExpiredRecords', name: 'clean-up', cron: '0 4 1 * *', timezone: 'UTC' },
      { key: 'endCustomerViews', name: 'clean-up', cron: '*/5 * * * *', timezone: 'UTC' },
      { key: 'markUndelivered', name: 'clean-up', cron: '*/5 * * * *', timezone: 'UTC' },
      { key: 'remindDocumentRequests', name: 'clean-up', cron: '0 13 * * *', timezone: 'UTC' },
      { key: 'repeatErasures', name: 'clean-up', cron: '*/15 * * * *', timezone: 'UTC' },
      { key: 'sendDigests', name: 'clean-up', cron: '*/15 * * * *', timezone: 'UTC' },
      { key: 'settlePayments', name: 'billing', cron: '* * * * *', timezone: 'UTC' },
      { key: 'startDay', name: 'clean-up', cron: '*/15 * * * *', timezone: 'UTC' },
      { key: 'sweepStorage', name: 'clean-up', cron: '30 3 * * *', timezone: 'UTC' },
      { key: 'vacuumDatabase', name: 'clean-up', cron: '45 3 * * *', timezone: 'UTC' },
    ]);
  });

  it('run once with several processes', async () => {
    let settled = 0;
    const settlePayments = async () => void (settled += 1);
    // Start in a minute without scheduled jobs, so that the next check is due immediately.
    await server.db.execute(sql`update pgboss.version set cron_on = null`);
    const workers = await Promise.all([0, 1, 2].map(() => startWorker(workerOf(server, { settlePayments }))));
    await vi.waitFor(() => expect(settled).toBeGreaterThan(0), 30_000);
    const minutes = new Set<number>([Math.floor(Date.now() / 60_000)]);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    minutes.add(Math.floor(Date.now() / 60_000));
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(settled).toBeLessThanOrEqual(minutes.size);
    const kinds = (await allJobs(server)).map(({ kind }) => kind);
    expect(kinds).not.toContain('sweepStorage');
  }, 60_000);
});

describe('a failed run of a schedule', () => {
  /** Adds a due run and two earlier failed runs. */
  const addRuns = async () => {
    await run((tx) => requeue(tx, null, 'settlePayments', { payload: {}, key: 'settlePayments' }));
    await server.db.execute(sql`insert into pgboss.job (name, policy, data, singleton_key, source_name)
      select 'failed', 'standard', '{"kind": "settlePayments"}', 'settlePayments', 'billing' from generate_series(1, 2)`);
  };
  const failedRuns = async () => (await allJobs(server)).filter(({ lane }) => lane === 'failed').length;

  it('is no longer a failed job when a later run succeeds', async () => {
    await addRuns();
    await runDueJobs(server);
    expect(await failedRuns()).toBe(0);
  });

  it('is replaced by a later run that fails permanently', async () => {
    await addRuns();
    await server.db.execute(sql`update pgboss.job set retry_limit = 0 where name = 'billing'`);
    await runDueJobs(server, { settlePayments: () => Promise.reject(new Error('no answer')) });
    expect(await failedRuns()).toBe(1);
  });
});

describe('a worker that stops', () => {
  it('finishes the running job and leaves the others queued', async () => {
    for (let i = 0; i < 50; i++) await add(removal(`key-${i}`));
    const started = Promise.withResolvers<void>();
    let finished = 0;
    const storage = {
      ...server.storage,
      quarantine: async () => {
        started.resolve();
        await new Promise((resolve) => setTimeout(resolve, 300));
        finished += 1;
      },
    };
    const worker = await startWorker(workerOf(server, { storage }), { schedules: false });
    await started.promise;
    await worker.stop();
    expect(finished).toBe(1);
    const states = (await allJobs(server)).map(({ state }) => state);
    expect([states.filter((state) => state === 'completed').length, states.includes('active')]).toEqual([1, false]);
    expect(states.filter((state) => state === 'created')).toHaveLength(49);
  });

  it('waits for a job only until its deadline; the job is retried', async () => {
    await add(removal('endless'));
    const started = Promise.withResolvers<void>();
    const storage = {
      ...server.storage,
      quarantine: () => {
        started.resolve();
        return new Promise<void>(() => undefined);
      },
    };
    const worker = await startWorker(workerOf(server, { storage }), { schedules: false, stopLimit: 2_000 });
    await started.promise;
    const begun = Date.now();
    await worker.stop();
    expect(Date.now() - begun).toBeLessThan(10_000);
    expect(await allJobs(server)).toMatchObject([{ state: 'retry' }]);
  }, 30_000);

  it('ends a long job early, without an error; the job continues in the same attempt', async () => {
    await add({ kind: 'sendDigests', payload: {} });
    // The last attempt: another retry would be a failed job.
    await server.db.execute(
      sql`update pgboss.job set state = 'retry', started_on = now(), retry_count = retry_limit - 1`,
    );
    const [before] = await allJobs(server);
    const log = { error: vi.fn(), warn: vi.fn() };
    const open = Array.from({ length: 40 }, (_, i) => ({ id: `user-${i}` }));
    const started = Promise.withResolvers<void>();
    const sendDigests = (signal: AbortSignal) =>
      runEach('user', [...open], { log, signal }, async () => {
        started.resolve();
        await new Promise((resolve) => setTimeout(resolve, 200));
        open.shift();
      });
    const first = await startWorker(workerOf(server, { sendDigests, log }), { schedules: false });
    await started.promise;
    await first.stop();
    const left = open.length;
    expect(left).toBeGreaterThan(30);
    expect(await allJobs(server)).toMatchObject([{ state: 'created', retries: (before?.retries ?? 0) + 1 }]);

    await makeJobsDue(server);
    const second = await startWorker(workerOf(server, { sendDigests, log }), { schedules: false });
    await vi.waitFor(() => expect(open).toEqual([]), 20_000);
    await second.stop();
    expect(await allJobs(server)).toMatchObject([{ state: 'completed', retries: (before?.retries ?? 0) + 1 }]);
    expect([log.error.mock.calls, log.warn.mock.calls]).toEqual([[], []]);
  }, 30_000);

  it('leaves no unit of work running', async () => {
    await add({ kind: 'sendDigests', payload: {} });
    const started = Promise.withResolvers<void>();
    let isRunning = false;
    const sendDigests = async () => {
      isRunning = true;
      started.resolve();
      await new Promise((resolve) => setTimeout(resolve, 7_000));
      isRunning = false;
    };
    const worker = await startWorker(workerOf(server, { sendDigests }), { schedules: false });
    await started.promise;
    await worker.stop();
    expect(isRunning).toBe(false);
    expect(await allJobs(server)).toMatchObject([{ state: 'completed' }]);
  }, 30_000);
});
