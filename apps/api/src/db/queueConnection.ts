import type { PGlite, Results } from '@electric-sql/pglite';
import pg from 'pg';

/** Connection of the job queue to its tables, in the role `fairlead_jobs` and outside of request transactions. */
export interface QueueConnection {
  backend: 'postgres' | 'pglite';
  /** Runs one statement, or several without values, in its own transaction. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  close(): Promise<void>;
}

/** A small separate pool, so that requests and jobs do not wait for each other's connections. */
export function postgresQueue(connectionString: string): QueueConnection {
  const pool = new pg.Pool({
    connectionString,
    max: 4,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    options: '-c timezone=UTC -c role=fairlead_jobs',
  });
  // The server closed an idle connection. The pool opens a new one when needed.
  pool.on('error', () => undefined);
  return {
    backend: 'postgres',
    executeSql: (text, values) => pool.query(text, values),
    close: () => pool.end(),
  };
}

/** pg-boss wraps some statements in a transaction. PGlite's only connection is already in one here. */
const withoutTransaction = (text: string): string => text.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '');

export const pgliteQueue = (client: PGlite): QueueConnection => ({
  backend: 'pglite',
  executeSql: (text, values) =>
    client.transaction(async (tx) => {
      await tx.exec('SET LOCAL ROLE fairlead_jobs');
      if (values && values.length > 0) return tx.query(text, values);
      const results: Results[] = await tx.exec(withoutTransaction(text));
      return { rows: results.flatMap(({ rows }) => rows) };
    }),
  close: () => Promise.resolve(),
});
