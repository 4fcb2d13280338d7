import { existsSync } from 'node:fs';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type DataConfig, StartError } from '../config.ts';
import { type FolderLock, lockFolder, noLock } from '../lock.ts';
import { codeOf, reason } from '../openData.ts';
import { openStorage } from '../openStorage.ts';
import { systemClock } from '../ports/clock.ts';
import type { Storage } from '../ports/storage.ts';
import { connectToServer, receiveDump } from './backupSocket.ts';
import type { CopyConnection } from './connection.ts';
import { dumpDatabase } from './dumpDatabase.ts';
import { makeBackup } from './makeBackup.ts';
import type { Manifest } from './manifest.ts';
import type { BackupOptions, RestoreOptions } from './options.ts';
import { openPgliteCopy } from './pgliteConnection.ts';
import { openPostgresCopy } from './postgresConnection.ts';
import { verifyArchive } from './readArchive.ts';
import { restoreBackup } from './restoreBackup.ts';
import { openPgliteTarget, openPostgresTarget } from './targets.ts';

async function withStorage<T>(data: DataConfig, work: (storage: Storage) => Promise<T>): Promise<T> {
  const { storage, close } = await openStorage(data);
  try {
    return await work(storage);
  } finally {
    close();
  }
}
const ownerOf = ({ migrationDatabaseUrl, databaseUrl }: DataConfig) => migrationDatabaseUrl ?? databaseUrl;

/** Makes or checks a backup. Returns the path and its manifest. */
export async function runBackup({ data, action, encryption, keys }: BackupOptions): Promise<[string, Manifest]> {
  if ('verify' in action) return [action.verify, await verifyArchive(action.verify, keys)];
  const path = await pathOf(action.to, encryption !== undefined);
  return [path, await withStorage(data, (storage) => backUp(data, { path, encryption, storage }))];
}

interface Backup {
  path: string;
  encryption: BackupOptions['encryption'];
  storage: Storage;
}

async function backUp(data: DataConfig, { path, encryption, storage }: Backup): Promise<Manifest> {
  const url = ownerOf(data);
  const backUpFrom = async (connection: CopyConnection) => {
    try {
      return await makeBackup({ dump: (add) => dumpDatabase(connection, add), storage }, path, encryption);
    } finally {
      await connection.close();
    }
  };
  if (url !== undefined) return backUpFrom(await connect(() => openPostgresCopy(url)));
  const folder = join(data.dataFolder, 'pg');
  if (!existsSync(folder)) throw new StartError(`there is no database in ${resolve(data.dataFolder)}`);
  let lock: FolderLock;
  try {
    lock = await lockFolder(data.dataFolder);
  } catch (error) {
    const server = await connectToServer(data.dataFolder);
    if (!server) throw error;
    return makeBackup({ dump: (add) => receiveDump(server, add), storage }, path, encryption);
  }
  try {
    return await backUpFrom(await openPgliteCopy(folder));
  } finally {
    await lock.release();
  }
}

/** Restores a backup. */
export async function runRestore({ data, from, replace, keys, erasures }: RestoreOptions): Promise<Manifest> {
  const url = ownerOf(data);
  const newer = erasures === undefined ? [] : await readErasures(erasures);
  await mkdir(data.dataFolder, { recursive: true, mode: 0o700 });
  const lock = url === undefined ? await lockFolder(data.dataFolder) : noLock;
  try {
    return await withStorage(data, (storage) =>
      restoreBackup({
        path: from,
        keys,
        storage,
        replace,
        erasures: newer,
        now: systemClock.now(),
        openTarget: () =>
          url === undefined
            ? openPgliteTarget(data.dataFolder, replace)
            : connect(() => openPostgresTarget(url, replace)),
      }),
    );
  } finally {
    await lock.release();
  }
}

/** A folder gets a file with the time in its name. */
async function pathOf(to: string, isEncrypted: boolean): Promise<string> {
  const extension = isEncrypted ? '.tar.age' : '.tar';
  const isFolder = to.endsWith('/') || (await stat(to).catch(() => undefined))?.isDirectory();
  if (!isFolder) return to;
  await mkdir(to, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  return join(to, `fairlead-${time}${extension}`);
}

async function readErasures(path: string): Promise<string[]> {
  const lines = (await readFile(path, 'utf8').catch(() => undefined))?.split(/\r?\n/).filter((line) => line !== '');
  if (!lines) throw new StartError(`${path} cannot be read`);
  if (!lines.every((line) => /^[0-9a-f-]{36}$/.test(line))) throw new StartError(`${path} is not a list of erasures`);
  return lines;
}

async function connect<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof StartError || !isConnectionError(error)) throw error;
    throw new StartError(`the database cannot be used: ${reason(error)}`);
  }
}

/** Refused connections have a system code, refused logins a code of SQLSTATE class 28 or 3D. */
const isConnectionError = (error: unknown) => /^(E[A-Z]|28|3D|57P)/.test(String(codeOf(error)));
