import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../config.ts';
import { MIGRATION_LOCK } from '../db/postgres.ts';
import { hasRelations } from './catalog.ts';
import type { CopyConnection } from './connection.ts';
import { openPgliteCopy } from './pgliteConnection.ts';
import { openPostgresCopy } from './postgresConnection.ts';
import { flushFolder } from './writeArchive.ts';

/** A new, empty database that nothing else sees until it is complete. */
export interface RestoreTarget {
  connection: CopyConnection;
  /** Makes the database visible, in place of the old one. */
  finish(): Promise<void>;
  /** Leaves everything as it was. Does nothing after `finish`. */
  abandon(): Promise<void>;
}

const hint = 'use an empty one, or --replace, which deletes its data';

/**
 * Opens a database on a server. The restore is one transaction, so a failure leaves the database as it was.
 *
 * @throws {StartError} The database is not empty, or with `replace`, others are connected.
 */
export async function openPostgresTarget(url: string, replace: boolean): Promise<RestoreTarget> {
  const connection = await openPostgresCopy(url);
  try {
    await connection.query('begin');
    // A server that starts now waits.
    await connection.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    if (await hasRelations(connection)) {
      if (!replace) throw new StartError(`the database is not empty: ${hint}`);
      await assertAlone(connection);
      await connection.query('drop schema if exists public, pgboss, drizzle cascade');
      await connection.query('create schema public');
      await connection.query('grant usage on schema public to public');
    }
  } catch (error) {
    await connection.close();
    throw error;
  }
  let isOpen = true;
  return {
    connection,
    async finish() {
      await connection.query('commit');
      isOpen = false;
      await connection.close();
    },
    async abandon() {
      if (isOpen) await connection.close();
    },
  };
}

async function assertAlone(connection: CopyConnection): Promise<void> {
  const others = await connection.query(
    `select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (others.length > 0)
    throw new StartError(
      `the database has ${others.length} other connection${others.length === 1 ? '' : 's'}: stop all servers that use it`,
    );
}

/**
 * Opens a new PGlite folder beside the current one, which it takes the place of in the end. Lock the data folder first.
 *
 * @throws {StartError} A database exists.
 */
export async function openPgliteTarget(dataFolder: string, replace: boolean): Promise<RestoreTarget> {
  const [current, next, old] = ['pg', 'pg.restoring', 'pg.replaced'].map((name) => join(dataFolder, name)) as [
    string,
    string,
    string,
  ];
  if (existsSync(old))
    throw new StartError(`${old} is the database before an interrupted restore: rename it to pg, or remove it`);
  const exists = (await readdir(current).catch(() => [])).length > 0;
  if (exists && !replace) throw new StartError(`${dataFolder} has a database: ${hint}`);
  await rm(next, { recursive: true, force: true });
  const connection = await openPgliteCopy(next);
  await connection.query('begin');
  let isOpen = true;
  const close = async () => {
    if (isOpen) await connection.close();
    isOpen = false;
  };
  return {
    connection,
    async finish() {
      await connection.query('commit');
      await connection.query('checkpoint');
      await close();
      await flushAll(next);
      if (exists) await rename(current, old);
      await rename(next, current);
      await flushFolder(dataFolder);
      await rm(old, { recursive: true, force: true });
    },
    async abandon() {
      await close();
      await rm(next, { recursive: true, force: true });
    },
  };
}

/** PGlite does not flush its files to disk. */
async function flushAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    await flushFolder(join(entry.parentPath, entry.name));
  await flushFolder(folder);
}
