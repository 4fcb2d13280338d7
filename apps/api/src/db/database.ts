import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
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
