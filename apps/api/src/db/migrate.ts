import { setTimeout as wait } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { StartError } from '../startError.ts';
import { adoptBaseline } from './baseline.ts';
import { migrationConfig } from './database.ts';
import { sqlState } from './errors.ts';
import { MIGRATIONS_TABLE, type MigrationSession } from './migrationSession.ts';

/** How long a migration waits for locks. Times in milliseconds. */
export interface Patience {
  /** Requests queue behind a migration that waits for a lock, so this is short. */
  lockTimeout: number;
  attempts: number;
  /** Pause after the first attempt. Doubles with each, up to `longestPause`. */
  pause: number;
  longestPause: number;
}

/** About five minutes. */
export const defaultPatience: Patience = { lockTimeout: 2_000, attempts: 30, pause: 500, longestPause: 10_000 };

/** First line of a migration whose statements run outside a transaction, such as `CREATE INDEX CONCURRENTLY`. */
export const NO_TRANSACTION = '-- no transaction';
const LOCK_NOT_AVAILABLE = '55P03';

/** Runs the migrations that the database does not have yet, each in its own transaction. Run it under the migration lock. */
export async function migrate(
  session: MigrationSession,
  {
    folder = migrationConfig.migrationsFolder,
    patience = defaultPatience,
  }: { folder?: string; patience?: Patience } = {},
): Promise<void> {
  await session.execute('CREATE SCHEMA IF NOT EXISTS "drizzle"');
  await session.execute(
    `CREATE TABLE IF NOT EXISTS ${MIGRATIONS_TABLE} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
  await adoptBaseline(session, readMigrationFiles({ migrationsFolder: folder }));
  for (const migration of await missingMigrations(session, folder)) {
    const isOutside = migration.sql[0]?.startsWith(NO_TRANSACTION);
    await (isOutside
      ? runOutside(session, migration)
      : withLockTimeout(session, patience, () => run(session, migration)));
  }
}

/** Migrations of this version that the database does not have, oldest first. */
async function missingMigrations(session: MigrationSession, folder: string): Promise<MigrationMeta[]> {
  const rows = await session.select<{ at: string }>(`select created_at::text as at from ${MIGRATIONS_TABLE}`);
  const applied = new Set(rows.map(({ at }) => at));
  return readMigrationFiles({ migrationsFolder: folder }).filter(
    ({ folderMillis }) => !applied.has(String(folderMillis)),
  );
}

/**
 * Checks that the database has all migrations of this version. It may have newer ones.
 *
 * @throws {StartError} Migrations are missing.
 */
export async function assertMigrated(
  session: MigrationSession,
  folder = migrationConfig.migrationsFolder,
): Promise<void> {
  const [found] = await session.select<{ exists: boolean }>(
    `select to_regclass('${MIGRATIONS_TABLE}') is not null as exists`,
  );
  const missing = found?.exists ? (await missingMigrations(session, folder)).length : undefined;
  if (missing === 0) return;
  const state = missing === undefined ? 'has no tables' : `lacks ${missing} migrations of this version`;
  throw new StartError(`the database ${state}, and FAIRLEAD_MIGRATE=0 is set: run npm run migrate`);
}

async function run(session: MigrationSession, migration: MigrationMeta): Promise<void> {
  for (const statement of migration.sql) await session.execute(statement);
  await session.execute(recorded(migration));
}

/** A migration that was interrupted runs again from the beginning, so its statements must allow that. */
async function runOutside(session: MigrationSession, migration: MigrationMeta): Promise<void> {
  for (const statement of migration.sql) {
    await dropInvalidIndex(session, statement);
    await session.execute(statement);
  }
  await session.execute(recorded(migration));
}

const recorded = ({ hash, folderMillis }: MigrationMeta) =>
  `insert into ${MIGRATIONS_TABLE} (hash, created_at) values ('${hash}', ${folderMillis})`;

/** An interrupted `CREATE INDEX CONCURRENTLY` leaves an index that is not used and that `IF NOT EXISTS` would keep. */
async function dropInvalidIndex(session: MigrationSession, statement: string): Promise<void> {
  const [, index] =
    /create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+"?(\w+)"?/i.exec(statement) ?? [];
  if (index === undefined) return;
  const invalid = await session.select(
    `select from pg_index where indexrelid = to_regclass('public."${index}"') and not indisvalid`,
  );
  if (invalid.length > 0) await session.execute(`drop index concurrently "public"."${index}"`);
}

/**
 * Runs work in a transaction that waits only briefly for locks. Each attempt that ends without a lock is rolled back, so that
 * requests which queue behind it continue.
 *
 * @throws {StartError} Other transactions held a lock during all attempts.
 */
export async function withLockTimeout(
  session: MigrationSession,
  { lockTimeout, attempts, pause, longestPause }: Patience,
  work: () => Promise<unknown>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await session.execute('begin');
      await session.execute(`set local lock_timeout = ${lockTimeout}`);
      await work();
      await session.execute('commit');
      return;
    } catch (error) {
      await session.execute('rollback');
      if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
      if (attempt === attempts)
        throw new StartError('a migration waits for a lock that another transaction holds: end it, and start again');
    }
    await wait(Math.min(pause * 2 ** (attempt - 1), longestPause));
  }
}
