import type { OpenedDatabase } from './database.ts';
import { FlushedFiles } from './flushedFiles.ts';
import { openPglite } from './pglite.ts';
import { openPostgres, type PostgresAddress } from './postgres.ts';

/** Folder of a PGlite database. */
interface PgliteFolder {
  folder: string;
  /** Whether each commit is flushed to disk, which takes a few milliseconds. */
  flush?: boolean;
}

/** Opens PostgreSQL or PGlite and applies all migrations. */
export const openDatabase = (where: PostgresAddress | PgliteFolder): Promise<OpenedDatabase> =>
  'url' in where
    ? openPostgres(where)
    : openPglite(where.folder, { files: where.flush ? new FlushedFiles(where.folder) : undefined });
