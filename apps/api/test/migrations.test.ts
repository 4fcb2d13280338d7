import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { migrationConfig } from '../src/db/database.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { runtimeLoginOf } from '../src/db/runtimeLogin.ts';
import { databaseKind } from './support/database.ts';

const secret = 's'.repeat(32);
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

  it('move open jobs of the former outbox to the queue, and abandoned ones to the failed jobs', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fairlead-outbox-'));
    const source = join(api, 'src/db/migrations');
    await cp(source, folder, { recursive: true });
    const journal = JSON.parse(await readFile(join(source, 'meta/_journal.json'), 'utf8'));
    const entries = journal.entries.filter(({ tag }: { tag: string }) => tag < '0042');
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    const client = await PGlite.create({ extensions: { btree_gin, pg_trgm } });
    const db = drizzle(client);
    await migrate(db, { migrationsFolder: folder });
    const [open, given, sent] = [1, 2, 3].map((n) => `00000000-0000-7000-8000-00000000000${n}`);
    await client.exec(`
      insert into outbox (id, kind, payload, attempts, done_at) values
        ('${open}', 'sendMail', '{"mailId": "${open}"}', 3, null),
        ('${given}', 'sendMail', '{"mailId": "${given}"}', 10, null),
        ('${sent}', 'sendMail', '{"mailId": "${sent}"}', 1, now());
      insert into outbox (id, kind, payload) values
        (gen_random_uuid(), 'removeStored', '{"key": "old"}'),
        (gen_random_uuid(), 'cleanUp', '{}')`);
    await migrate(db, migrationConfig);
    const { rows } = await client.query(
      `select name, state, data->>'kind' as kind, data->'payload' as payload, singleton_key as key
        from pgboss.job order by name, data->>'kind'`,
    );
    expect(rows).toEqual([
      { name: 'clean-up', state: 'created', kind: 'removeStored', payload: { key: 'old' }, key: 'removeStored old' },
      { name: 'failed', state: 'created', kind: 'sendMail', payload: { mailId: given }, key: `sendMail ${given}` },
      { name: 'mail', state: 'created', kind: 'sendMail', payload: { mailId: open }, key: `sendMail ${open}` },
    ]);
    await client.close();
    await rm(folder, { recursive: true });
  }, 60_000);

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
  );
});
