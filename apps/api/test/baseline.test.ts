import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsOf } from '../src/backup/createSchema.ts';
import type { Manifest } from '../src/backup/manifest.ts';
import { beforeBaseline, isBaseline } from '../src/db/baseline.ts';
import { migrationConfig } from '../src/db/database.ts';
import { assertMigrated, migrate } from '../src/db/migrate.ts';
import type { MigrationSession } from '../src/db/migrationSession.ts';
import { emptyManifest } from './support/backupArchives.ts';
import { withSession } from './support/migrationSessions.ts';

const files = readMigrationFiles(migrationConfig);
const baseline = files.filter(({ folderMillis }) => isBaseline(folderMillis));
const TABLE = 'drizzle.__drizzle_migrations';

/** Times and hashes of all migrations of version 0.1, as its databases list them. */
const former = (await readFile(join(import.meta.dirname, 'support/formerMigrations.txt'), 'utf8'))
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [createdAt: string, hash: string]);

/** Replaces the list of applied migrations. */
async function record(session: MigrationSession, rows: readonly (readonly [string, string])[]) {
  const values = rows.map(([createdAt, hash]) => `('${hash}', ${createdAt})`).join(', ');
  await session.execute(`truncate ${TABLE} restart identity; insert into ${TABLE} (hash, created_at) values ${values}`);
}

/** The baseline without later migrations. */
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairlead-baseline-'));
  await cp(migrationConfig.migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...rest, entries: entries.slice(0, baseline.length) }));
});
afterAll(() => rm(folder, { recursive: true }));

const journal = (session: MigrationSession) =>
  session.select<{ at: string; hash: string }>(`select created_at::text as at, hash from ${TABLE} order by created_at`);
const asRows = (rows: readonly (readonly [string, string])[]) => rows.map(([at, hash]) => ({ at, hash }));
const ofBaseline = baseline.map(({ folderMillis, hash }) => [String(folderMillis), hash] as const);

describe('the baseline', () => {
  it('consists of the first migrations and follows the last one of version 0.1', () => {
    expect(baseline).toEqual(files.slice(0, 7));
    expect(former).toHaveLength(beforeBaseline.count);
    expect(former.at(-1)).toEqual([String(beforeBaseline.createdAt), beforeBaseline.hash]);
  });

  it(
    'creates a new database',
    () =>
      withSession(async (session) => {
        await migrate(session);
        expect((await journal(session)).slice(0, 7)).toEqual(asRows(ofBaseline));
        expect(await session.select('select count(*)::int as states from states')).toEqual([{ states: 50 }]);
        await assertMigrated(session);
      }),
    60_000,
  );

  it(
    'is recorded in a database of version 0.1, which keeps its rows and its list of migrations',
    () =>
      withSession(async (session) => {
        // Version 0.1 has the same tables as the baseline.
        await migrate(session, { folder });
        await record(session, former);
        await session.execute(`update states set name = 'Oregon of the agency' where code = 'OR'`);
        const [identity] = await session.select('select id from storage_identity');
        await expect(assertMigrated(session)).rejects.toThrow('lacks');
        for (let start = 0; start < 2; start++) {
          await migrate(session);
          expect((await journal(session)).slice(0, former.length + 7)).toEqual(asRows([...former, ...ofBaseline]));
        }
        await assertMigrated(session);
        expect(await session.select('select id from storage_identity')).toEqual([identity]);
        expect(await session.select(`select name from states where code = 'OR'`)).toEqual([
          { name: 'Oregon of the agency' },
        ]);
      }),
    60_000,
  );

  it(
    'is refused by a database that lacks migrations of version 0.1',
    () =>
      withSession(async (session) => {
        await migrate(session, { folder });
        const lastChanged = former.with(-1, [former.at(-1)?.[0] ?? '', 'another hash']);
        for (const rows of [former.slice(0, -1), former.toSpliced(40, 1), lastChanged]) {
          await record(session, rows);
          await expect(migrate(session)).rejects.toThrow(
            'older than the migration 0137_notification_schedules_rights: start the last release of version 0.1 once',
          );
          expect(await journal(session)).toEqual(asRows(rows));
        }
      }),
    60_000,
  );

  it(
    'continues where it was interrupted',
    () =>
      withSession(async (session) => {
        await migrate(session, { folder });
        await session.execute(`delete from ${TABLE} where created_at >= ${baseline.at(-1)?.folderMillis}`);
        await session.execute('delete from states; delete from coupon_counts; delete from storage_identity');
        await migrate(session);
        expect(await session.select('select count(*)::int as states from states')).toEqual([{ states: 50 }]);
      }),
    60_000,
  );
});

describe('a backup of version 0.1', () => {
  const manifest = (rows: typeof former): Manifest => ({
    ...emptyManifest,
    product: { name: 'fairlead', version: '0.1.0' },
    parts: [],
    database: { ...emptyManifest.database, migrations: rows.map(([createdAt]) => ({ createdAt: Number(createdAt) })) },
  });

  it('is restored with the baseline', async () => {
    expect((await migrationsOf(manifest(former))).map(({ name }) => name)).toEqual([
      '0000_roles',
      '0001_tables',
      '0002_queue',
      '0003_functions',
      '0004_triggers',
      '0005_row_security',
      '0006_rows',
    ]);
  });

  it('is refused if it lacks the last migration', async () => {
    await expect(migrationsOf(manifest(former.slice(0, -1)))).rejects.toThrow(
      'restore it with the last release of version 0.1',
    );
  });
});
