import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type * as schema from './schema/index.ts';

/** The same for PGlite and PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  kind: 'pglite' | 'postgres';
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export const migrationConfig = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) };

/** PostgreSQL when there is an address, otherwise PGlite in a folder; with every migration applied. */
export const openDatabase = (where: { url: string } | { folder: string }): Promise<OpenDatabase> =>
  'url' in where ? openPostgres(where.url) : openPglite(where.folder);
