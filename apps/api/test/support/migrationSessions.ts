import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { inject } from 'vitest';
import type { MigrationSession } from '../../src/db/migrationSession.ts';
import { pgliteSession } from '../../src/db/pglite.ts';
import { runtimeLoginOf } from '../../src/db/runtimeLogin.ts';
import { createDatabase } from './createDatabase.ts';
import { executeOnServer } from './executeOnServer.ts';

/** Secret of servers that tests start on the database. */
export const secret = 's'.repeat(32);

/** Runs work on a new empty database. On PGlite, there are no other connections. */
export async function withSession(
  work: (session: MigrationSession, connect: () => Promise<pg.Client>, url: string) => Promise<void>,
): Promise<void> {
  const template = inject('template');
  if (template.kind === 'pglite') {
    const client = await PGlite.create({ extensions: { btree_gin, pg_trgm } });
    await work(pgliteSession(client), () => Promise.reject(new Error('one connection')), '');
    return client.close();
  }
  const { name, url, drop } = await createDatabase(template.server);
  const connect = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client;
  };
  const client = await connect();
  const select = async <T>(query: string) => (await client.query(query)).rows as T[];
  try {
    await work({ execute: (statement) => client.query(statement), select }, connect, url);
  } finally {
    await client.end();
    await drop();
    await executeOnServer(template.server, `drop role if exists ${runtimeLoginOf(name, secret)}`);
  }
}
