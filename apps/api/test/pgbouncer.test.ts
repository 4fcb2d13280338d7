import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { OpenedDatabase } from '../src/db/database.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { KEEPS_PLAN } from '../src/db/preparedStatements.ts';
import { scoped } from '../src/db/scope.ts';
import { defaultSettings } from '../src/db/settings.ts';
import { demoPassword } from '../src/demo/accounts.ts';
import { type CreatedDatabase, createDatabase } from './support/createDatabase.ts';
import { databaseKind, rowsOf } from './support/database.ts';
import { hasPgBouncer, startPgBouncer } from './support/pgbouncer.ts';
import { freePort, type ServerProcess, startServerProcess } from './support/process.ts';

const server = process.env.TEST_DATABASE_URL ?? '';

describe.runIf(databaseKind() === 'postgres' && hasPgBouncer())('behind PgBouncer in transaction mode', () => {
  let bouncer: Awaited<ReturnType<typeof startPgBouncer>>;
  let folder: string;
  let database: CreatedDatabase;
  let admin: pg.Client;
  let url: string;
  let directUrl: string;
  let pooled: ServerProcess | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairlead-pooled-'));
    bouncer = await startPgBouncer(server);
    const template = inject('template');
    if (template.kind !== 'postgres') return;
    database = await createDatabase(server, template.databases.demo);
    directUrl = database.url;
    url = Object.assign(new URL(directUrl), { host: new URL(bouncer.url).host }).href;
    admin = new pg.Client({ connectionString: directUrl });
    await admin.connect();
  });
  afterAll(async () => {
    pooled?.child.kill('SIGKILL');
    await pooled?.ended();
    await admin.end();
    await bouncer.stop();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  describe('a connection', () => {
    const secrets = ['s'.repeat(32)] as const;
    let opened: OpenedDatabase;
    beforeAll(async () => {
      const settings = { ...defaultSettings, statementTimeout: 3, lockTimeout: 1 };
      opened = await openPostgres({ url, directUrl, secrets, settings });
    });
    afterAll(async () => {
      await opened.runtime.close();
      await opened.owner.close();
    });

    it('has its settings in each transaction, and leaves none to the next client', async () => {
      const names = ['statement_timeout', 'lock_timeout', 'TimeZone', 'jit'];
      const settings = sql.join(
        names.map((name) => sql`current_setting(${name})`),
        sql`, `,
      );
      const read = sql`select array[${settings}] as found`;
      const [inside] = rowsOf<{ found: string[] }>(
        await scoped(opened.runtime.db, { role: 'fairlead_jobs' })((tx) => tx.execute(read)),
      );
      expect(inside?.found).toEqual(['3s', '1s', 'UTC', 'off']);
      const [outside] = rowsOf<{ found: string[] }>(await opened.runtime.db.execute(read));
      expect(outside?.found.slice(0, 2)).toEqual(['0', '0']);
    });

    it('ends a statement that takes too long', async () => {
      const slow = scoped(opened.runtime.db, { role: 'fairlead_jobs' })((tx) => tx.execute('select pg_sleep(10)'));
      await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } });
    });

    it('may be another one for each transaction, also with kept plans', async () => {
      const backends = new Set<number>();
      const run = scoped(opened.runtime.db, { role: 'fairlead_jobs' }, 'read only');
      const read = async () => {
        const found = await run((tx) =>
          tx.execute(sql`select pg_backend_pid() as pid, pg_sleep(0.01), current_user as role${KEEPS_PLAN}`),
        );
        const [row] = rowsOf<{ pid: number; role: string }>(found);
        expect(row?.role).toBe('fairlead_jobs');
        backends.add(row?.pid ?? 0);
      };
      for (let round = 0; round < 5; round++) await Promise.all(Array.from({ length: 20 }, read));
      // Fewer than the ten clients of the pool
      expect(backends.size).toBeGreaterThan(1);
      expect(backends.size).toBeLessThanOrEqual(3);
    });

    it('of the job queue takes its role for each statement', async () => {
      const { executeSql } = opened.runtime.queue;
      const role = 'select current_user as role, session_user <> current_user as changed';
      expect((await executeSql(role)).rows).toEqual([{ role: 'fairlead_jobs', changed: true }]);
      expect((await executeSql(`${role} where $1::int = 1`, [1])).rows).toHaveLength(1);
      await expect(executeSql('select nonsense')).rejects.toThrow('nonsense');
      expect((await executeSql(role)).rows).toHaveLength(1);
    });
  });

  it('a start without the address of the server names the variable for it', async () => {
    const alone = startServerProcess(['--port', String(await freePort()), '--data', folder], {
      DATABASE_URL: url,
      NODE_ENV: 'production',
      FAIRLEAD_JWT_SECRET: 'j'.repeat(32),
      FAIRLEAD_FILE_SECRET: 'f'.repeat(32),
    });
    expect((await alone.ended()).status).toBe(1);
    expect(alone.output()).toMatch(/^fairlead: .*set DATABASE_DIRECT_URL to the address of the server behind it\n$/);
  }, 60_000);

  it('a server answers many requests, runs jobs and receives notifications', async () => {
    pooled = startServerProcess(['--port', String(await freePort()), '--data', folder], {
      NODE_ENV: 'production',
      FAIRLEAD_DEMO: '1',
      DATABASE_URL: url,
      DATABASE_DIRECT_URL: directUrl,
      FAIRLEAD_JWT_SECRET: 'j'.repeat(32),
      FAIRLEAD_FILE_SECRET: 'f'.repeat(32),
      LOG_LEVEL: 'silent',
    });
    const origin = await pooled.ready();
    const call = (path: string, init: RequestInit = {}) =>
      fetch(`${origin}/api${path}`, {
        ...init,
        headers: { 'content-type': 'application/json', domain: 'portal.test', ...init.headers },
      });
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      call(path, { method: 'POST', body: JSON.stringify(body), headers });
    const signedIn = await post('/auth/signin', { email: 'owner@demo.test', password: demoPassword });
    const { accessToken, user } = JSON.parse(await signedIn.text()).payload;
    const headers = { authorization: `Bearer ${accessToken}` };
    const lists = ['/policy/all', '/contact/all', '/opportunity/all', '/auth/me'];
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => (await call(lists[n % lists.length] ?? '', { headers })).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));

    const stream = await call('/notification/stream', { headers });
    let events = '';
    const reading = (async () => {
      for await (const part of stream.body ?? []) events += new TextDecoder().decode(part);
    })().catch(() => undefined);
    await vi.waitFor(() => expect(events.match(/event: changed/g)).toHaveLength(1));
    const forgot = await post('/auth/forget-password', { userEmail: 'agent@demo.test' });
    expect(forgot.status).toBe(200);
    await vi.waitFor(
      async () => {
        const { rows } = await admin.query(
          `select count(*)::int as waiting from pgboss.job where name = 'mail' and state < 'completed'`,
        );
        expect(rows).toEqual([{ waiting: 0 }]);
      },
      { timeout: 20_000, interval: 200 },
    );
    await admin.query(`select pg_notify('fairlead_notifications', $1)`, [user.id]);
    await vi.waitFor(() => expect(events.match(/event: changed/g)).toHaveLength(2));
    pooled.child.kill('SIGTERM');
    expect((await pooled.ended()).status).toBe(0);
    await reading;
  }, 120_000);
});
