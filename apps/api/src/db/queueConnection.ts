import type { PGlite, Results } from '@electric-sql/pglite';
import pg from 'pg';
import type { PoolState } from '../telemetry/pools.ts';
import { ignoreLostConnections } from './lostConnections.ts';
import { type DatabaseSettings, poolOptions, sessionOptions, transactionSettings } from './settings.ts';

const ROLE = 'fairlead_jobs';

/** Connection of the job queue to its tables, in the role `fairlead_jobs` and outside of request transactions. */
export interface QueueConnection {
  backend: 'postgres' | 'pglite';
  /** Runs one statement, or several without values, in its own transaction. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Connections of its pool. PGlite has none. */
  pools(): readonly PoolState[];
  close(): Promise<void>;
}

/** Connections of a pool of pg. */
export const poolState = (name: PoolState['name'], pool: pg.Pool): PoolState => ({
  name,
  max: pool.options.max,
  size: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
});

/**
 * A small separate pool, so that requests and jobs do not wait for each other's connections.
 *
 * @param pooler Whether the address is a connection pooler in transaction mode. Each statement then takes the role in its own
 *   transaction.
 */
export function postgresQueue(connectionString: string, settings: DatabaseSettings, pooler: boolean): QueueConnection {
  const pool = new pg.Pool({
    connectionString,
    ...poolOptions({ ...settings, poolSize: settings.queuePoolSize }),
    ...(!pooler && sessionOptions(settings, `-c role=${ROLE}`)),
  });
  ignoreLostConnections(pool);
  return {
    backend: 'postgres',
    executeSql: pooler ? inTransaction(pool, settings) : (text, values) => pool.query(text, values),
    pools: () => [poolState('queue', pool)],
    close: () => pool.end(),
  };
}

const inTransaction =
  (pool: pg.Pool, settings: DatabaseSettings): QueueConnection['executeSql'] =>
  async (text, values) => {
    const client = await pool.connect();
    let failed = true;
    try {
      await client.query(`begin; set local role ${ROLE}; ${transactionSettings(settings)}`);
      const result = values ? await client.query(text, values) : await client.query(withoutTransaction(text));
      await client.query('commit');
      failed = false;
      return result;
    } finally {
      // A connection that is closed inside a transaction rolls it back.
      client.release(failed);
    }
  };

/** pg-boss wraps some statements in a transaction. These connections are already in one. */
const withoutTransaction = (text: string): string => text.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '');

export const pgliteQueue = (client: PGlite): QueueConnection => ({
  backend: 'pglite',
  executeSql: (text, values) =>
    client.transaction(async (tx) => {
      await tx.exec(`SET LOCAL ROLE ${ROLE}`);
      if (values && values.length > 0) return tx.query(text, values);
      const results: Results[] = await tx.exec(withoutTransaction(text));
      return { rows: results.flatMap(({ rows }) => rows) };
    }),
  pools: () => [],
  close: () => Promise.resolve(),
});
