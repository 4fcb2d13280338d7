import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { PoolState } from '../telemetry/pools.ts';
import type { QueueConnection } from './queueConnection.ts';
import type * as schema from './schema/index.ts';

/** Drizzle database on PGlite or PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Receiver of a channel. */
export interface ChannelListener {
  /** Called with the payload of each notification. */
  onMessage(channel: string, payload: string): void;
  /** Called after an interruption, in which notifications may have been missed. */
  onResume(): void;
}

/** Listens to channels until the returned function is called. Reconnects by itself. */
export type Listen = (channels: readonly string[], listener: ChannelListener) => Promise<() => Promise<void>>;

/** Whether a read can use the replica. */
export type Progress = 'caught_up' | 'behind' | 'unavailable';

/** A streaming replica of the database. */
export interface Replica {
  db: Database;
  /** Waits until the replica has replayed a position of the primary, but not longer than the allowed lag. */
  progressTo(position: number): Promise<Progress>;
  /** Checks the replica soon, because a transaction on it has failed. */
  recheck(): void;
  /** @throws The replica is not used. */
  check(): Promise<void>;
  /** Seconds. */
  lag(): number;
  pool(): PoolState;
  /** Calls back when the replica is no longer usable, with the reason, and when it is usable again. */
  watch(listener: (problem: string | undefined) => void): void;
  close(): Promise<void>;
}

/** Database connection of requests and jobs. */
export interface OpenDatabase {
  /** The login has no rights until a transaction takes a role (see `scope.ts`). */
  db: Database;
  kind: 'pglite' | 'postgres';
  /** Used by the job queue only. */
  queue: QueueConnection;
  /** Receives the notifications of database channels. */
  listen: Listen;
  /** Streaming replica for reads. Undefined without one. */
  replica?: Replica | undefined;
  /** Connection of PGlite, which backups share with all requests. Undefined on PostgreSQL. */
  pglite?: PGlite;
  /**
   * Removes deleted rows from the tables and updates the statistics of the planner. Undefined on PostgreSQL, which does so by itself.
   *
   * @throws The reason of the signal, before the next table.
   */
  vacuum?(signal: AbortSignal): Promise<void>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Time of the newest migration in the database, in milliseconds of Unix time. */
  lastMigration(): Promise<number>;
  /** Connections of the pools. PGlite has none. */
  pools(): readonly PoolState[];
  close(): Promise<void>;
}

/** A migrated database. */
export interface OpenedDatabase {
  runtime: OpenDatabase;
  /** Connection of the table owner, for the first rows of a new database. Close it before requests are served. */
  owner: { db: Database; close(): Promise<void> };
}

export const migrationConfig = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) };
