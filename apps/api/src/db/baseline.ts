import type { MigrationMeta } from 'drizzle-orm/migrator';
import { StartError } from '../startError.ts';
import { MIGRATIONS_TABLE, type MigrationSession } from './migrationSession.ts';

/**
 * Last migration of version 0.1. The baseline creates the database that this migration left, so such a database has the baseline.
 */
export const beforeBaseline = {
  name: '0137_notification_schedules_rights',
  createdAt: 1_795_784_407_687,
  /** Number of migrations of version 0.1. */
  count: 129,
  hash: '4bad309eb4b9421417f323f6b77d74d770f010e6d0357e732e23ae05ca2f196f',
} as const;

/** Time of the last file of the baseline, in milliseconds of Unix time. */
const LAST = 1_795_812_000_006;

/** Whether version 0.1 has this migration. */
export const isBeforeBaseline = (createdAt: number) => createdAt <= beforeBaseline.createdAt;

/** Whether a migration that this version has is a part of the baseline. */
export const isBaseline = (createdAt: number) => createdAt > beforeBaseline.createdAt && createdAt <= LAST;

/**
 * Records the baseline in a database of version 0.1, which has its tables already. The rows of the former migrations stay, because
 * processes of version 0.1 may still use the database.
 *
 * @throws {StartError} The database lacks migrations of version 0.1.
 */
export async function adoptBaseline(session: MigrationSession, migrations: readonly MigrationMeta[]): Promise<void> {
  const baseline = migrations.filter(({ folderMillis }) => isBaseline(folderMillis));
  if (baseline.length === 0) return;
  const applied = await session.select<{ at: string; hash: string }>(
    `select created_at::text as at, hash from ${MIGRATIONS_TABLE}`,
  );
  const isNew = applied.length === 0;
  const isAdopted = applied.some(({ at }) => isBaseline(Number(at)));
  if (isNew || isAdopted) return;
  const { count, createdAt, hash, name } = beforeBaseline;
  const isComplete = applied.some((row) => Number(row.at) === createdAt && row.hash === hash);
  if (!isComplete || applied.length < count)
    throw new StartError(
      `the database is older than the migration ${name}: start the last release of version 0.1 once, and then this version`,
    );
  const rows = baseline.map((file) => `('${file.hash}', ${file.folderMillis})`);
  await session.execute(`insert into ${MIGRATIONS_TABLE} (hash, created_at) values ${rows.join(', ')}`);
}
