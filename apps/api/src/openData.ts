import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Config, StartError } from './config.ts';
import { openDatabase } from './db/client.ts';
import type { OpenedDatabase } from './db/database.ts';
import type { PostgresAddress } from './db/postgres.ts';
import { type FolderLock, lockFolder, noLock } from './lock.ts';
import type { Secrets } from './secrets.ts';

/** Creates the data folder when it is missing. With PGlite, also locks it. */
export async function prepareFolder({ dataFolder, databaseUrl, fresh }: Config): Promise<FolderLock> {
  try {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(`the data folder ${resolve(dataFolder)} cannot be made: ${reason(error)}`);
  }
  const lock = databaseUrl ? noLock : await lockFolder(dataFolder);
  if (fresh) {
    const owned = ['pg', 'files', 'payments.jsonl', 'secrets.json'];
    await Promise.all(owned.map((name) => rm(join(dataFolder, name), { recursive: true, force: true })));
  }
  return lock;
}

/** Opens the database of the configuration and migrates it. */
export async function openData(config: Config, { jwt }: Secrets): Promise<OpenedDatabase> {
  const { databaseUrl, dataFolder, production: flush } = config;
  const folder = join(dataFolder, 'pg');
  try {
    return await openDatabase(databaseUrl ? postgresAddress(databaseUrl, config, jwt) : { folder, flush });
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (databaseUrl)
      throw new StartError(`the database of DATABASE_URL cannot be used: ${reason(error)}${hint(error)}`);
    throw new StartError(
      `the database in ${resolve(folder)} cannot be used: ${reason(error)} (--fresh begins anew, without its data)`,
    );
  }
}

const postgresAddress = (url: string, config: Config, secrets: Secrets['jwt']): PostgresAddress => ({
  url,
  directUrl: config.databaseDirectUrl,
  migrationUrl: config.migrationDatabaseUrl,
  // Jobs and commands read on the primary.
  replicaUrl: config.worker === 'only' || config.command ? undefined : config.databaseReplicaUrl,
  settings: config.databaseSettings,
  migrates: config.migrates,
  secrets,
});

/** PgBouncer refuses the options of a connection, because it shares its connections. */
const hint = (error: unknown): string =>
  /unsupported startup parameter/.test(reason(error))
    ? '; if it is a connection pooler, set DATABASE_DIRECT_URL to the address of the server behind it'
    : '';

export const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** One-line message of the innermost cause. Outer errors only repeat the statement. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reason(error.cause);
  const [line = ''] = error.message.split('\n');
  // An AggregateError of several refused connections has no message of its own.
  return line || String(codeOf(error));
}
