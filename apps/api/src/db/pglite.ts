import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { observedPglite } from '../telemetry/pglite.ts';
import type { OpenedDatabase } from './database.ts';
import { type FlushedFiles, flushParams } from './flushedFiles.ts';
import { readLastMigration } from './lastMigration.ts';
import { migrate } from './migrate.ts';
import type { MigrationSession } from './migrationSession.ts';
import { pgliteQueue } from './queueConnection.ts';
import * as schema from './schema/index.ts';
import { secureTables } from './secureTables.ts';

/**
 * By default, PostgreSQL keeps pages of its files in 128 MB of this process. The operating system keeps them too, so reads stay as
 * fast with less.
 */
const bufferParams = ['-c', 'shared_buffers=16MB'];

interface PgliteOptions {
  /** Dump of another PGlite database to start from. */
  dump?: Blob | undefined;
  /** Files that are flushed to disk at each commit. Defaults to files that the operating system writes later. */
  files?: FlushedFiles | undefined;
}

/** Opens PGlite as it is, without migrations. */
export const createPglite = (folder: string | undefined, { dump, files }: PgliteOptions = {}): Promise<PGlite> =>
  PGlite.create({
    ...(files ? { fs: files } : folder !== undefined && { dataDir: folder }),
    ...(dump && { loadDataDir: dump }),
    extensions: { btree_gin, pg_trgm },
    startParams: [...(files ? flushParams(PGlite.defaultStartParams) : PGlite.defaultStartParams), ...bufferParams],
  });

/**
 * PostgreSQL inside this process. Only one process may use a folder (see `lock.ts`). Committed data survives the end of
 * the process, and with flushed files a power failure. Its only login is a superuser. Transactions take the same roles as
 * on a server, but a statement could reset its role.
 *
 * @param folder Folder of its files. Undefined keeps everything in memory.
 */
export async function openPglite(
  folder: string | undefined,
  options: PgliteOptions = {},
): Promise<OpenedDatabase & { client: PGlite }> {
  const client = await createPglite(folder, options);
  const db = drizzle(observedPglite(client), { schema });
  await migrate(pgliteSession(client));
  await secureTables(db);
  return {
    client,
    runtime: {
      db,
      kind: 'pglite',
      pglite: client,
      queue: pgliteQueue(client),
      listen: async (channels, { onMessage }) => {
        const stops: (() => Promise<void>)[] = [];
        for (const channel of channels)
          stops.push(await client.listen(channel, (payload) => onMessage(channel, payload)));
        return async () => {
          for (const stop of stops) await stop();
        };
      },
      vacuum: (signal) => vacuumTables(client, signal),
      ping: async () => void (await db.execute(sql`select 1`)),
      lastMigration: () => readLastMigration(db),
      pools: () => [],
      close: () => client.close(),
    },
    owner: { db, close: () => Promise.resolve() },
  };
}

const tablesOfSchemas = `
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'pgboss', 'drizzle') order by 1`;

/**
 * PGlite has no autovacuum. Each table has a statement of its own, so that requests run in between. Statistics of 3,000 rows per
 * table take a second with 30,000 policies, because of the texts of the search indexes. The default of 30,000 rows takes four.
 */
async function vacuumTables(client: PGlite, signal: AbortSignal): Promise<void> {
  const { rows } = await client.query<{ name: string }>(tablesOfSchemas);
  await client.exec('set default_statistics_target = 10');
  for (const { name } of rows) {
    signal.throwIfAborted();
    await client.exec(`vacuum (analyze) ${name}`);
  }
}

/** PGlite has one connection, so its migrations do not wait for locks. */
export const pgliteSession = (client: PGlite): MigrationSession => ({
  execute: (statement) => client.exec(statement),
  select: async <T>(query: string) => (await client.query<T>(query)).rows,
});
