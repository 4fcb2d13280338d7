import { StartError } from '../config.ts';
import { beforeBaseline, isBaseline, isBeforeBaseline } from '../db/baseline.ts';
import { NO_TRANSACTION } from '../db/migrate.ts';
import { type KnownMigration, knownMigrations } from './catalog.ts';
import type { CopyConnection } from './connection.ts';
import type { Manifest } from './manifest.ts';

/**
 * Finds the migrations of an archive in this version. The baseline replaces those of version 0.1.
 *
 * @throws {StartError} The archive has migrations that this version does not have.
 */
export async function migrationsOf({ database, product }: Manifest): Promise<KnownMigration[]> {
  const known = await knownMigrations();
  const former = database.migrations.filter(({ createdAt }) => isBeforeBaseline(createdAt));
  if (former.length > 0 && !former.some(({ createdAt }) => createdAt === beforeBaseline.createdAt))
    throw new StartError(
      `the backup was made by version ${product.version} before the migration ${beforeBaseline.name}: restore it with the last release of version 0.1`,
    );
  const baseline = former.length > 0 ? known.filter(({ createdAt }) => isBaseline(createdAt)) : [];
  const later = database.migrations
    .filter(({ createdAt }) => !isBeforeBaseline(createdAt))
    .map(({ createdAt, name }) => {
      const migration = known.find((each) => each.createdAt === createdAt);
      if (!migration)
        throw new StartError(
          `the backup was made by version ${product.version} with the migration ${name ?? createdAt}, which this version does not have: use that version or a newer one`,
        );
      return migration;
    });
  return [...baseline, ...later];
}

/**
 * Creates the tables, functions, roles and rights of an empty database as the migrations of the archive made them. Newer
 * migrations run at the next start of the server. Runs in the transaction of the caller, unlike drizzle's migrator.
 */
export async function createSchema(connection: CopyConnection, migrations: readonly KnownMigration[]): Promise<void> {
  // As drizzle creates them.
  await connection.query('create schema if not exists drizzle');
  await connection.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, createdAt } of migrations) {
    // The tables are empty, so their indexes do not need to be created concurrently, which a transaction cannot do.
    const isOutside = sql[0]?.startsWith(NO_TRANSACTION);
    for (const statement of sql)
      await connection.query(isOutside ? statement.replaceAll(/\bconcurrently\b/gi, '') : statement);
    await connection.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      createdAt,
    ]);
  }
}
