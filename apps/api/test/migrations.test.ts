import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { runtimeLoginOf } from '../src/db/runtimeLogin.ts';
import { databaseKind } from './support/database.ts';
import { secret, withSession } from './support/migrationSessions.ts';

const api = join(import.meta.dirname, '..');

describe('the migrations', () => {
  it('create the tables of the schema', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fairlead-migrations-'));
    const migrations = join(folder, 'migrations');
    await cp(join(api, 'src/db/migrations'), migrations, { recursive: true });
    const before = await readdir(migrations);
    const options = ['generate', '--dialect', 'postgresql', '--schema', 'src/db/schema/index.ts', '--out', migrations];
    await promisify(execFile)(join(api, 'node_modules/.bin/drizzle-kit'), options, { cwd: api });
    // drizzle-kit writes a migration when the schema has changes.
    expect(await readdir(migrations)).toEqual(before);
    await rm(folder, { recursive: true });
  });

  it('can create an index without blocking writes, also after an interruption', async () => {
    const { folder, add } = await migrationFolder();
    await add(
      '0000_visits',
      1,
      'CREATE TABLE visits (id int);--> statement-breakpoint\nINSERT INTO visits VALUES (1), (1)',
    );
    await withSession(async (session) => {
      await migrate(session, { folder });
      await add(
        '0001_index',
        2,
        '-- no transaction\nCREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS visits_uq ON visits (id)',
      );
      // Two rows are equal, so the index stays invalid.
      await expect(migrate(session, { folder })).rejects.toThrow(/visits_uq|unique/);
      await session.execute('DELETE FROM visits');
      await migrate(session, { folder });
      expect(
        await session.select(`select indisvalid as valid from pg_index where indexrelid = 'visits_uq'::regclass`),
      ).toEqual([{ valid: true }]);
      expect(await session.select('select created_at::int as at from drizzle.__drizzle_migrations order by 1')).toEqual(
        [{ at: 1 }, { at: 2 }],
      );
    });
    await rm(folder, { recursive: true });
  });

  it.runIf(databaseKind() === 'postgres')('do not block requests while they wait for a long transaction', async () => {
    const { folder, add } = await migrationFolder();
    await add('0000_visits', 1, 'CREATE TABLE visits (id int)');
    await withSession(async (session, connect) => {
      await migrate(session, { folder });
      await add('0001_city', 2, 'ALTER TABLE visits ADD COLUMN city text');
      const reader = await connect();
      await reader.query('begin; select * from visits');
      const patience = { lockTimeout: 200, attempts: 3, pause: 50, longestPause: 50 };
      await expect(migrate(session, { folder, patience })).rejects.toThrow(
        'a migration waits for a lock that another transaction holds',
      );
      const waiting = migrate(session, { folder, patience: { ...patience, attempts: 100 } });
      const other = await connect();
      let slowest = 0;
      for (let n = 0; n < 20; n++) {
        const begin = Date.now();
        await other.query('insert into visits (id) values (1)');
        slowest = Math.max(slowest, Date.now() - begin);
        await wait(20);
      }
      // An insert waits for one attempt of the migration at most.
      expect(slowest).toBeLessThan(2000);
      expect((await other.query('select * from visits')).fields).toHaveLength(1);
      await reader.query('commit');
      await waiting;
      expect((await other.query('select * from visits')).fields).toHaveLength(2);
      await reader.end();
      await other.end();
    });
    await rm(folder, { recursive: true });
  });

  it.runIf(databaseKind() === 'postgres')(
    'are not run when they are switched off',
    async () => {
      await withSession(async (session, _connect, url) => {
        const open = (migrates: boolean) => openPostgres({ url, secrets: [secret], migrates });
        await expect(open(false)).rejects.toThrow(
          'the database has no tables, and FAIRLEAD_MIGRATE=0 is set: run npm run migrate',
        );
        const close = async ({ owner, runtime }: Awaited<ReturnType<typeof open>>) => {
          await runtime.close();
          await owner.close();
        };
        await close(await open(true));
        await close(await open(false));
        // A newer version has migrated the database.
        await session.execute(
          'insert into drizzle.__drizzle_migrations (hash, created_at) values ($$newer$$, 9999999999999)',
        );
        await close(await open(false));
        await close(await open(true));
        await session.execute(
          'delete from drizzle.__drizzle_migrations where id in (select id from drizzle.__drizzle_migrations order by id desc offset 1 limit 2)',
        );
        await expect(open(false)).rejects.toThrow('the database lacks 2 migrations of this version');
      });
    },
    60_000,
  );

  it.runIf(databaseKind() === 'postgres')(
    'can run on several servers at the same time, on one or several databases',
    async () => {
      const template = inject('template');
      if (template.kind !== 'postgres') return;
      const admin = new pg.Client({ connectionString: template.server });
      await admin.connect();
      const names = [0, 1, 2].map((n) => `fairlead_test_${process.pid}_race_${n}`);
      for (const name of names) await admin.query(`create database ${name}`);
      const urls = names.flatMap((name) => {
        const url = new URL(template.server);
        url.pathname = `/${name}`;
        return [url.href, url.href];
      });
      const opened = await Promise.all(urls.map((url) => openPostgres({ url, secrets: [secret] })));
      for (const { owner, runtime } of opened) {
        await runtime.ping();
        await runtime.close();
        await owner.close();
      }
      for (const name of names) {
        await admin.query(`drop database ${name}`);
        await admin.query(`drop role ${runtimeLoginOf(name, secret)}`);
      }
      await admin.end();
    },
    60_000,
  );
});

/** Folder for migrations of a test. */
async function migrationFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-migrations-'));
  await mkdir(join(folder, 'meta'));
  const entries: object[] = [];
  const add = async (tag: string, when: number, content: string) => {
    entries.push({ idx: entries.length, version: '7', when, tag, breakpoints: true });
    await writeFile(join(folder, `${tag}.sql`), content);
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  };
  return { folder, add };
}
