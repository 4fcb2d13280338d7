import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationConfig, type OpenDatabase } from './database.ts';
import * as schema from './schema/index.ts';

/**
 * PostgreSQL inside this process. One process to a folder (see lock.ts); it never fsyncs, so what is acknowledged
 * outlives the process but not a power cut.
 *
 * @param folder Where it keeps its files; none keeps everything in memory.
 * @param dump What another one dumped, to begin with.
 */
export async function openPglite(folder: string | undefined, dump?: Blob): Promise<OpenDatabase & { client: PGlite }> {
  const client = await PGlite.create({
    ...(folder !== undefined && { dataDir: folder }),
    ...(dump && { loadDataDir: dump }),
    extensions: { pg_trgm },
  });
  const db = drizzle(client, { schema });
  await migrate(db, migrationConfig);
  return {
    db,
    client,
    kind: 'pglite',
    ping: async () => void (await db.execute(sql`select 1`)),
    close: () => client.close(),
  };
}
