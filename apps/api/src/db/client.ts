import type { OpenedDatabase } from './database.ts';
import { openPostgres, type PostgresAddress } from './postgres.ts';

/** Folder of a PGlite database. */
interface PgliteFolder {
  folder: string;
  /** Whether each commit is flushed to disk, which takes a few milliseconds. */
  flush?: boolean;
}

/** Opens PostgreSQL or PGlite and applies all migrations. */
export async function openDatabase(where: PostgresAddress | PgliteFolder): Promise<OpenedDatabase> {
  if ('url' in where) return openPostgres(where);
  const [{ openPglite }, { FlushedFiles }] = await Promise.all([import('./pglite.ts'), import('./flushedFiles.ts')]);
  return openPglite(where.folder, { files: where.flush ? new FlushedFiles(where.folder) : undefined });
}
