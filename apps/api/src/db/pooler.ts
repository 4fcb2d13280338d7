import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { onlyRow } from './rows.ts';

/** Beginning of the names that PgBouncer gives to prepared statements, when it keeps them for all of its connections. */
const RENAMED = 'PGBOUNCER_';

/**
 * Whether prepared statements work behind a connection pooler in transaction mode. PgBouncer 1.21 and newer support them with
 * `max_prepared_statements`, and then give them names of their own.
 */
export async function keepsPreparedStatements(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const name = `probe ${randomBytes(8).toString('hex')}`;
    const text = `select '${name}'`;
    await client.query('begin');
    await client.query({ name, text });
    const { rows } = await client.query<{ known: string }>(
      'select name as known from pg_prepared_statements where statement = $1',
      [text],
    );
    const isRenamed = onlyRow(rows).known.startsWith(RENAMED);
    // Otherwise the next client of this connection would find it.
    if (!isRenamed) await client.query(`deallocate ${pg.escapeIdentifier(name)}`);
    await client.query('commit');
    return isRenamed;
  } finally {
    await client.end();
  }
}
