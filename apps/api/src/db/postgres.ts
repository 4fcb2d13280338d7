import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationConfig, type OpenDatabase } from './database.ts';
import * as schema from './schema/index.ts';

/** Any number that all replicas share and that nothing else in the database locks. */
const MIGRATION_LOCK = 727_274;

/** PostgreSQL 15 or newer. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    options: '-c timezone=UTC',
  });
  // An idle connection that the server closes: the pool opens another one when it is asked for.
  pool.on('error', () => undefined);
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = drizzle(pool, { schema });
  return {
    db,
    kind: 'postgres',
    ping: async () => void (await db.execute(sql`select 1`)),
    close: () => pool.end(),
  };
}

/** Replicas that start together must not migrate together, and the migrator takes no lock itself. */
async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client, { schema }), migrationConfig);
  } finally {
    // Not back into the pool: closing the connection gives up the lock and the setting, whatever happened.
    client.release(true);
  }
}
