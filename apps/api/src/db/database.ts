import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { QueueConnection } from './queueConnection.ts';
import type * as schema from './schema/index.ts';

/** Drizzle database on PGlite or PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Database connection of requests and jobs. */
export interface OpenDatabase {
  /** The login has no rights until a transaction takes a role (see `scope.ts`). */
  db: Database;
  kind: 'pglite' | 'postgres';
  /** Used by the job queue only. */
  queue: QueueConnection;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** A migrated database. */
export interface OpenedDatabase {
  runtime: OpenDatabase;
  /** Connection of the table owner, for the first rows of a new database. Close it before requests are served. */
  owner: { db: Database; close(): Promise<void> };
}

export const migrationConfig = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) };
