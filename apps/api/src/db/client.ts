import type { OpenedDatabase } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres, type PostgresAddress } from './postgres.ts';

/** Opens PostgreSQL or PGlite and applies all migrations. */
export const openDatabase = (where: PostgresAddress | { folder: string }): Promise<OpenedDatabase> =>
  'url' in where ? openPostgres(where) : openPglite(where.folder);
