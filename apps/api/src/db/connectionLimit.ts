import type pg from 'pg';
import { StartError } from '../startError.ts';
import { onlyRow } from './rows.ts';
import type { DatabaseSettings } from './settings.ts';

/**
 * Checks that the server allows the connections of this process.
 *
 * @throws {StartError} It allows fewer.
 */
export async function assertConnectionLimit(
  runtime: pg.Pool,
  { poolSize, queuePoolSize }: DatabaseSettings,
): Promise<void> {
  const { rows } = await runtime.query<{ login: string; server: number; database: number; role: number }>(
    `select session_user as login, datconnlimit as database, rolconnlimit as role,
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
          - coalesce(current_setting('reserved_connections', true)::int, 0) as server
      from pg_database, pg_roles where datname = current_database() and rolname = session_user`,
  );
  const { login, server, database, role } = onlyRow(rows);
  const limits: [number, string][] = [
    [server, 'the server allows (max_connections)'],
    [database, 'the database allows (CONNECTION LIMIT)'],
    [role, `the login "${login}" may open (CONNECTION LIMIT)`],
  ];
  // One more connection receives notifications.
  const needed = poolSize + queuePoolSize + 1;
  for (const [limit, name] of limits) {
    // A negative limit means none.
    if (limit >= 0 && needed > limit)
      throw new StartError(
        `this process needs ${needed} connections, more than the ${limit} that ${name}: lower DATABASE_POOL_SIZE (${poolSize}) or DATABASE_QUEUE_POOL_SIZE (${queuePoolSize})`,
      );
  }
}
