import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '../src/db/postgres.ts';
import { readPosition } from '../src/db/replica/position.ts';
import { readingRun } from '../src/db/replica/readingRun.ts';
import { scoped } from '../src/db/scope.ts';
import { rowsOf } from './support/database.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { hasPgBouncer, startPgBouncer } from './support/pgbouncer.ts';
import {
  type ReplicatedDatabase,
  replicatedName,
  replicatedSecrets,
  startReplicatedDatabase,
  untilUsed,
} from './support/replicatedDatabase.ts';
import { findPostgres } from './support/streamingReplica.ts';

const policies = '/api/policy/all?pageNo=0&pageSize=20';
const jobs = { role: 'fairlead_jobs' } as const;

// The replica is a PostgreSQL server, which this test starts.
describe.runIf(findPostgres() !== undefined)('a replica that fails', () => {
  let database: ReplicatedDatabase;
  let opened: Awaited<ReturnType<ReplicatedDatabase['open']>>;
  let server: Harness;
  const replicaNode = () => database.servers.replica;
  const read = () => server.call('owner@demo.test', { url: policies });
  /** Runs statements that only read, as a request does that begins now. */
  const startReading = async () => {
    const { db, replica } = opened.runtime;
    const position = await scoped(db, jobs, 'read only')(readPosition);
    return readingRun({ db, replica, position }, jobs);
  };
  const isReplica = sql`select pg_is_in_recovery() as "isReplica"`;

  /** Reads all the time with some clients. Returns the statuses of the answers and the longest wait in milliseconds. */
  async function readDuring(work: () => Promise<unknown>) {
    const statuses = new Map<number, number>();
    let longest = 0;
    let isOver = false;
    const client = async () => {
      while (!isOver) {
        const begun = performance.now();
        const { statusCode } = await read();
        longest = Math.max(longest, performance.now() - begun);
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      }
    };
    const clients = Array.from({ length: 6 }, client);
    await work();
    isOver = true;
    await Promise.all(clients);
    return { statuses: [...statuses.keys()], requests: statuses.get(200) ?? 0, longest };
  }

  beforeAll(async () => {
    database = await startReplicatedDatabase();
    // Waits for a slow machine instead of using the primary.
    opened = await database.open(5);
    server = await startHarness({ database: opened, storage: database.storage });
  }, 120_000);
  afterAll(async () => {
    await server.close();
    await opened.close();
    await database.stop();
  });

  it('fails no request when it crashes, and is used again after its start', async () => {
    expect((await read()).statusCode).toBe(200);
    const { statuses, requests } = await readDuring(async () => {
      await wait(500);
      replicaNode().stop('immediate');
      await vi.waitFor(() => expect(opened.replica.check()).rejects.toThrow(), { timeout: 5000 });
      await wait(500);
      replicaNode().start();
      await untilUsed(opened.replica);
      await vi.waitFor(async () => expect(await database.readsDuring(() => wait(300))).toBeGreaterThan(0), {
        timeout: 10_000,
      });
    });
    expect(statuses).toEqual([200]);
    expect(requests).toBeGreaterThan(20);
  }, 60_000);

  it('fails no request when it hangs, and delays them by about two seconds', async () => {
    const { statuses, longest } = await readDuring(async () => {
      await wait(500);
      await replicaNode().freeze();
      try {
        await vi.waitFor(() => expect(opened.replica.check()).rejects.toThrow(), { timeout: 5000 });
        const begun = performance.now();
        expect((await read()).statusCode).toBe(200);
        expect(performance.now() - begun).toBeLessThan(1000);
      } finally {
        replicaNode().thaw();
      }
      await untilUsed(opened.replica);
    });
    expect(statuses).toEqual([200]);
    expect(longest).toBeLessThan(5000);
  }, 60_000);

  it('repeats a read on the primary whose connection was terminated, and then stays there', async () => {
    const run = await startReading();
    const servers: boolean[] = [];
    const work = () =>
      run(async (tx) => {
        const [found] = rowsOf<{ isReplica: boolean }>(await tx.execute(isReplica));
        servers.push(found?.isReplica ?? false);
        if (servers.length === 1) await tx.execute(sql`select pg_sleep(30) /* terminated */`);
        return servers.length;
      });
    const reading = work();
    await vi.waitFor(async () => {
      const [ended] = await replicaNode().query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like '%terminated%' and pid <> pg_backend_pid()`,
      );
      expect(ended).toBeDefined();
    });
    expect(await reading).toBe(2);
    expect(await work()).toBe(3);
    expect(servers).toEqual([true, false, false]);
    await untilUsed(opened.replica);
  });

  it('repeats a read on the primary that it cancels to replay a change', async () => {
    const primary = database.servers.primary;
    await primary.query('create table scratch as select 1 as n; grant select on scratch to public', replicatedName);
    const run = await startReading();
    const servers: boolean[] = [];
    const reading = run(async (tx) => {
      const [found] = rowsOf<{ isReplica: boolean }>(await tx.execute(isReplica));
      servers.push(found?.isReplica ?? false);
      await tx.execute(servers.length === 1 ? sql`select pg_sleep(20) from scratch` : sql`select 1`);
    });
    await vi.waitFor(async () => {
      const [running] = await replicaNode().query(`select from pg_stat_activity where query ~ 'from scratch'
        and state = 'active' and pid <> pg_backend_pid()`);
      expect(running).toBeDefined();
    });
    await primary.query('drop table scratch', replicatedName);
    await reading;
    expect(servers).toEqual([true, false]);
    expect(await replicaNode().log()).toContain('conflict with recovery');
  });

  it('does not repeat a read that fails because of itself', async () => {
    let runs = 0;
    const failing = async (work: string | Error) => {
      const run = await startReading();
      return run(async (tx) => {
        runs += 1;
        if (work instanceof Error) throw work;
        return tx.execute(sql.raw(work));
      });
    };
    await expect(failing('select 1 / 0')).rejects.toMatchObject({ cause: { code: '22012' } });
    await expect(failing(`set local statement_timeout = 50; select pg_sleep(5)`)).rejects.toMatchObject({
      cause: { code: '57014' },
    });
    await expect(failing(new Error('own'))).rejects.toThrow('own');
    expect(runs).toBe(3);
  });

  it.runIf(hasPgBouncer())('may be behind PgBouncer, as the primary is', async () => {
    const poolers = await Promise.all(
      [database.servers.primary, database.servers.replica].map((node) => startPgBouncer(node.urlOf('postgres'))),
    );
    const [url, replicaUrl] = poolers.map((pooler) => `${pooler.url.replace('//', '//fairlead@')}/${replicatedName}`);
    const pooled = await openPostgres({
      url: url ?? '',
      directUrl: database.servers.primary.urlOf(replicatedName),
      replicaUrl,
      secrets: replicatedSecrets,
    });
    try {
      const { db, replica } = pooled.runtime;
      if (!replica) throw new Error('no replica');
      await untilUsed(replica);
      const position = await scoped(db, jobs, 'read only')(readPosition);
      expect(await replica.progressTo(position)).toBe('caught_up');
      const settings = sql`select pg_is_in_recovery() as "isReplica", current_setting('statement_timeout') as timeout`;
      const found = await readingRun({ db, replica, position }, jobs)((tx) => tx.execute(settings));
      expect(rowsOf(found)).toEqual([{ isReplica: true, timeout: '15s' }]);
    } finally {
      await pooled.runtime.close();
      await pooled.owner.close();
      await Promise.all(poolers.map((pooler) => pooler.stop()));
    }
  });

  describe('with a wrong address', () => {
    const problemOf = async (replicaUrl: string, more: { migrationUrl?: string } = {}) => {
      const url = database.servers.primary.urlOf(replicatedName);
      const wrong = await openPostgres({ url, replicaUrl, secrets: replicatedSecrets, ...more });
      const { replica } = wrong.runtime;
      try {
        let problem = '';
        await vi.waitFor(async () => {
          problem = await (replica?.check() ?? Promise.resolve()).then(() => '', String);
          expect(problem).not.toMatch(/^$|not been asked/);
        });
        expect(await replica?.progressTo(0)).toBe('unavailable');
        return problem.replace('Error: ', '');
      } finally {
        await wrong.runtime.close();
        await wrong.owner.close();
      }
    };

    it('is not used if it is no replica', async () => {
      expect(await problemOf(database.servers.primary.urlOf(replicatedName))).toBe('it is not a replica');
    });

    it('is not used if nothing listens', async () => {
      expect(await problemOf(`postgresql://127.0.0.1:1/${replicatedName}`)).toContain('ECONNREFUSED');
    });
  });

  it('is no longer used when it becomes a primary', async () => {
    await untilUsed(opened.replica);
    replicaNode().promote();
    await vi.waitFor(() => expect(opened.replica.check()).rejects.toThrow('it is not a replica'), { timeout: 5000 });
    expect(await database.readsDuring(read)).toBe(0);
    expect((await read()).statusCode).toBe(200);
  });
});
