import type { OpenDatabase } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** PostgreSQL when there is an address, otherwise PGlite in a folder; with every migration applied. */
export const openDatabase = (where: { url: string } | { folder: string }): Promise<OpenDatabase> =>
  'url' in where ? openPostgres(where.url) : openPglite(where.folder);
