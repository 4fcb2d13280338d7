import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Keys } from '../keys.ts';
import { assertConnectionLimit } from './connectionLimit.ts';
import type { OpenedDatabase } from './database.ts';
import { readLastMigration } from './lastMigration.ts';
import { listenOn } from './listen.ts';
import { assertMigrated, defaultPatience, migrate, withLockTimeout } from './migrate.ts';
import type { MigrationSession } from './migrationSession.ts';
import { poolOf } from './pool.ts';
import { keepsPreparedStatements } from './pooler.ts';
import { poolState, postgresQueue } from './queueConnection.ts';
import { openReplica } from './replica/replica.ts';
import { assertRuntimeLogin, deriveRuntimeLogin, grantRoles, type RuntimeLogin, withLogin } from './runtimeLogin.ts';
import * as schema from './schema/index.ts';
import { secureTables } from './secureTables.ts';
import { type DatabaseSettings, defaultSettings } from './settings.ts';

/** Arbitrary number, shared by all replicas and used for no other lock. */
export const MIGRATION_LOCK = 727_274;

/** Connection settings of a PostgreSQL server. */
export interface PostgresAddress {
  /**
   * Login that serves requests. Without `migrationUrl` it is the owner of the tables, which then creates a login for requests.
   */
  url: string;
  /** The server itself, when `url` is a connection pooler in transaction mode. For notifications and migrations. */
  directUrl?: string | undefined;
  /** Owner of the tables, at the server itself. */
  migrationUrl?: string | undefined;
  /** Streaming replica of the server. With `directUrl`, a connection pooler in transaction mode before it. */
  replicaUrl?: string | undefined;
  /** Derive the created login and its password. */
  secrets: Keys;
  /** Whether to migrate the database. Otherwise it must have all migrations. Defaults to true. */
  migrates?: boolean | undefined;
  settings?: DatabaseSettings | undefined;
}

/**
 * Opens PostgreSQL 15 or newer with two logins. The owner of the tables runs migrations. Another login, which owns nothing,
 * serves requests.
 */
export async function openPostgres(address: PostgresAddress): Promise<OpenedDatabase> {
  const { url, directUrl = url, migrationUrl = directUrl, settings = defaultSettings } = address;
  const pooler = address.directUrl !== undefined;
  const owner = poolOf({ url: migrationUrl, settings });
  try {
    const login = await prepare(owner, address);
    const requests = withLogin(url, login);
    const direct = withLogin(directUrl, login);
    const prepares = settings.preparedStatements ?? (!pooler || (await keepsPreparedStatements(requests)));
    const runtime = poolOf({ url: requests, settings, pooler, prepares });
    try {
      await assertRuntimeLogin(runtime);
      // The pooler decides how many connections it opens.
      if (!pooler) await assertConnectionLimit(runtime, settings);
    } catch (error) {
      await runtime.end();
      throw error;
    }
    const db = drizzle(runtime, { schema });
    const queue = postgresQueue(requests, settings, pooler);
    const replica =
      address.replicaUrl === undefined
        ? undefined
        : openReplica({ url: withLogin(address.replicaUrl, login), settings, pooler, prepares }, runtime);
    return {
      runtime: {
        db,
        kind: 'postgres',
        queue,
        listen: listenOn(direct),
        ping: async () => void (await db.execute(sql`select 1`)),
        lastMigration: () => readLastMigration(db),
        replica,
        pools: () => [poolState('requests', runtime), ...queue.pools(), ...(replica ? [replica.pool()] : [])],
        close: async () => {
          await replica?.close();
          await queue.close();
          await runtime.end();
        },
      },
      owner: { db: drizzle(owner, { schema }), close: () => owner.end() },
    };
  } catch (error) {
    await owner.end();
    throw error;
  }
}

/** Milliseconds between attempts to take the lock of migrations. */
const LOCK_PAUSE = 200;

/**
 * Takes the lock of migrations, by one short statement after the other. A statement that waits for the lock would never end:
 * `CREATE INDEX CONCURRENTLY`, in the process that has the lock, waits for all earlier statements.
 */
async function takeMigrationLock(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.taken) return;
    await wait(LOCK_PAUSE);
  }
}

/**
 * Migrates the database, secures its tables and creates the login that serves requests. Returns that login, unless the address
 * has its own.
 * Takes a lock, because the migrator has none and several replicas may start at the same time.
 */
async function prepare(
  owner: pg.Pool,
  { url, migrationUrl, secrets, migrates = true }: PostgresAddress,
): Promise<RuntimeLogin | undefined> {
  const client = await owner.connect();
  const session: MigrationSession = {
    execute: (statement) => client.query(statement),
    select: async <T>(query: string) => (await client.query(query)).rows as T[],
  };
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await takeMigrationLock(client);
    if (migrates) {
      await migrate(session);
      await withLockTimeout(session, defaultPatience, () => secureTables(drizzle(client, { schema })));
    } else await assertMigrated(session);
    if (migrationUrl === undefined) return await deriveRuntimeLogin(client, secrets);
    await grantRoles(client, new pg.Client({ connectionString: url }).user ?? '');
    return undefined;
  } finally {
    // Closes the connection instead of returning it to the pool. This releases the lock and the setting in any case.
    client.release(true);
  }
}
