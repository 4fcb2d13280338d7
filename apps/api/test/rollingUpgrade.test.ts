import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { demoPassword } from '../src/demo/accounts.ts';
import { startCouponWriters, writtenCoupons } from './support/couponWriters.ts';
import { type CreatedDatabase, createDatabase } from './support/createDatabase.ts';
import { databaseKind } from './support/database.ts';
import { loadBalancer } from './support/loadBalancer.ts';
import { checkOutOlderVersion } from './support/olderVersion.ts';
import { demoInProduction, freePort, type ServerProcess, startServerProcess } from './support/process.ts';

/** Reads that use tables of all areas. */
const reads = {
  'agent@demo.test': [
    '/api/auth/me',
    '/api/contact/all',
    '/api/opportunity/all',
    '/api/quotes/all',
    '/api/policy/all',
    '/api/claim/all',
    '/api/email/all',
    '/api/notification/all',
    '/api/dashboard/pipeline',
  ],
  'admin@demo.test': ['/api/agency/all', '/api/transaction/all', '/api/dashboard/platform'],
};

/** Number of migrations that a database has. */
async function migrationsOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ number: number }>(
    'select count(*)::int as number from drizzle.__drizzle_migrations',
  );
  await client.end();
  return rows[0]?.number ?? 0;
}

// Not in every run: the older version may need libraries that are no longer installed.
const wanted = process.env.FAIRLEAD_TEST_UPGRADE === '1' && databaseKind() === 'postgres';

describe.runIf(wanted)('an upgrade of one process after the other', () => {
  let folder: string;
  let older: string;
  let database: CreatedDatabase;
  let ports: number[];
  let processes: ServerProcess[] = [];
  const start = (port: number, file?: string) =>
    startServerProcess(
      ['--port', String(port), '--data', join(folder, 'data')],
      { ...demoInProduction(database.url), FAIRLEAD_DRAIN_SECONDS: '1' },
      file,
    );

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairlead-upgrade-'));
    older = checkOutOlderVersion(folder);
    const template = inject('template');
    if (template.kind !== 'postgres') return;
    database = await createDatabase(template.server);
    ports = [await freePort(), await freePort()];
    const [first = 0, second = 0] = ports;
    // The first process creates the tables and the demo data.
    processes = [start(first, older)];
    await processes[0]?.ready();
    processes.push(start(second, older));
    await processes[1]?.ready();
  }, 120_000);
  afterAll(async () => {
    for (const { child } of processes) child.kill('SIGKILL');
    for (const { ended } of processes) await ended();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it('fails no request while both versions serve, and keeps each write once', async () => {
    const balancer = loadBalancer(ports);
    const { acknowledged, failures, stop } = await startCouponWriters(balancer);
    let isDone = false;
    const readers = Object.entries(reads).map(async ([email, paths]) => {
      const { body } = await balancer.send('/api/auth/signin', { email, password: demoPassword });
      for (let n = 0; !isDone; n++) {
        const path = paths[n % paths.length] ?? '';
        const answer = await balancer.send(path, undefined, body.payload.accessToken).catch((error: unknown) => error);
        if (typeof answer !== 'object' || !answer || !('status' in answer) || answer.status !== 200)
          failures.push({ path, answer });
        await wait(100);
      }
    });
    const before = await migrationsOf(database.url);
    for (const [index, port] of ports.entries()) {
      const old = processes[index];
      old?.child.kill('SIGTERM');
      expect((await old?.ended())?.status).toBe(0);
      processes[index] = start(port);
      await processes[index].ready();
      await vi.waitFor(() => expect([...balancer.ready]).toContain(port));
      expect(await migrationsOf(database.url)).toBeGreaterThan(before);
      // After the first turn, the older version serves on the tables of the newer one.
      const written = acknowledged.length;
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(written + 60), 60_000);
    }
    isDone = true;
    await Promise.all([...readers, stop()]);
    balancer.stop();
    expect(failures).toEqual([]);
    expect((await writtenCoupons(database.url)).toSorted()).toEqual(acknowledged.toSorted());
  }, 240_000);
});
