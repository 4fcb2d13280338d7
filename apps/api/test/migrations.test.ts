import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { openPostgres } from '../src/db/postgres.ts';
import { users } from '../src/db/schema/index.ts';
import { demoAccounts } from '../src/demo/accounts.ts';
import { makeDemo } from '../src/demo/demo.ts';
import { databaseKind, openTestDatabase, rowsOf } from './support/database.ts';

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

describe('the demo world', () => {
  it('is made once, whole', async () => {
    const { db, close } = await openTestDatabase();
    const now = Math.floor(Date.now() / 1000);
    await makeDemo(db, now);
    await makeDemo(db, now);
    const emails = await db.select({ email: users.email }).from(users);
    expect(emails.map(({ email }) => email).sort()).toEqual(demoAccounts.map(({ email }) => email).sort());
    const counts = await db.execute(sql`select
      (select count(*)::int from coupons) as coupons,
      (select count(*)::int from coupons where expires_on < current_date) as expired,
      (select count(*)::int from coupons where used_count = max_uses) as used_up,
      (select count(*)::int from coupons where discount_cents >= 50000) as big,
      (select count(*)::int from subscription_packages) as packages`);
    const [found] = rowsOf<object>(counts);
    expect(found).toEqual({
      coupons: 60,
      expired: 10,
      used_up: expect.any(Number),
      big: expect.any(Number),
      packages: 4,
    });
    expect(Object.values(found ?? {}).every((count) => count >= 4)).toBe(true);
    await close();
  });
});
