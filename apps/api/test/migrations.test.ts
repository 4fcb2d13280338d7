import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { openPostgres } from '../src/db/postgres.ts';
import { databaseKind } from './support/database.ts';

const api = join(import.meta.dirname, '..');

describe('the migrations', () => {
  it('make the tables that the schema describes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fairlead-migrations-'));
    const migrations = join(folder, 'migrations');
    await cp(join(api, 'src/db/migrations'), migrations, { recursive: true });
    const before = await readdir(migrations);
    const options = ['generate', '--dialect', 'postgresql', '--schema', 'src/db/schema/index.ts', '--out', migrations];
    await promisify(execFile)(join(api, 'node_modules/.bin/drizzle-kit'), options, { cwd: api });
    // Where they differ, this has written what is missing.
    expect(await readdir(migrations)).toEqual(before);
    await rm(folder, { recursive: true });
  });

  it.runIf(databaseKind() === 'postgres')(
    'can be run by several servers at once, on one database and on several',
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
      const opened = await Promise.all(urls.map(openPostgres));
      for (const { ping, close } of opened) await ping().then(close);
      for (const name of names) await admin.query(`drop database ${name}`);
      await admin.end();
    },
  );
});
