import { Readable } from 'node:stream';
import { StartError } from '../config.ts';
import type { Storage } from '../ports/storage.ts';
import { createSchema, migrationsOf } from './createSchema.ts';
import type { Keys } from './encryption.ts';
import { startLoad } from './loadDatabase.ts';
import { DATABASE, ERASURES, FILES, type Manifest } from './manifest.ts';
import { readVerifiedParts, verifyArchive } from './readArchive.ts';
import type { RestoreTarget } from './targets.ts';
import { sha256 } from './writeArchive.ts';

export interface Restore {
  path: string;
  keys: Keys;
  storage: Storage;
  /** Called after the archive was verified. */
  openTarget(): Promise<RestoreTarget>;
  /** Whether the storage may have files. Those that the archive does not have are moved into quarantine. */
  replace: boolean;
  /** Ids of a newer list of erased contacts and agencies. */
  erasures: readonly string[];
  /** Unix seconds. */
  now: number;
}

/**
 * Restores a database and its files. Checks the whole archive first. Then it loads the database unseen, adds the files, compares
 * the result with the manifest, and makes the database visible last. Until then, a failure leaves the old database and all of its
 * files as they were.
 *
 * @throws {StartError} The archive or the target cannot be used.
 */
export async function restoreBackup({
  path,
  keys,
  storage,
  openTarget,
  replace,
  ...given
}: Restore): Promise<Manifest> {
  const manifest = await verifyArchive(path, keys);
  const migrations = await migrationsOf(manifest);
  if (!replace) await assertEmpty(storage);
  const target = await openTarget();
  const added: string[] = [];
  try {
    await createSchema(target.connection, migrations);
    const load = await startLoad(target.connection, manifest.database);
    let erasures: string[] = [];
    for await (const { name, content } of readVerifiedParts(path, keys, manifest)) {
      if (name.startsWith(DATABASE)) await load.addRows(name.split('/')[1] ?? '', content);
      else if (name.startsWith(FILES)) {
        const key = name.slice(FILES.length);
        if (await store(storage, key, content, given.now)) added.push(key);
      } else if (name === ERASURES) erasures = content.toString().split('\n');
    }
    await load.finish();
    // Before the database is visible, because a server repeats the listed erasures when it starts.
    await addErasures(storage, [...erasures, ...given.erasures]);
    const marker = await markerOf(target);
    await target.finish();
    added.length = 0;
    await storage.writeMarker(marker);
  } catch (error) {
    await target.abandon();
    for (const key of added) await storage.remove(key);
    throw error;
  }
  if (replace) await quarantineOthers(storage, manifest, given.now);
  return manifest;
}

async function assertEmpty(storage: Storage): Promise<void> {
  for await (const _ of storage.list())
    throw new StartError(
      'the file storage is not empty: use an empty one, or --replace, which moves files that are not in the backup into quarantine',
    );
}

/** Returns whether the file was missing. A file with other bytes under the same key is damaged, so it goes into quarantine. */
async function store(storage: Storage, key: string, content: Buffer, now: number): Promise<boolean> {
  const existing = await storage.read(key);
  // A bucket reports damaged bytes as an error.
  const bytes = await existing?.toArray().catch(() => []);
  if (bytes && sha256(Buffer.concat(bytes)) === sha256(content)) return false;
  if (existing) await storage.quarantine(key, now);
  await storage.write(key, Readable.from([content]));
  return !existing;
}

async function addErasures(storage: Storage, ids: readonly string[]): Promise<void> {
  const listed = new Set(await storage.listErasures());
  for (const id of new Set(ids)) if (id !== '' && !listed.has(id)) await storage.addErasure(id);
}

/** The clean-up compares this marker with the database, see `storageOwner.ts`. */
async function markerOf({ connection }: RestoreTarget): Promise<string> {
  const [identity] = await connection.query('select id as "databaseId", sweeps from storage_identity');
  if (!identity) throw new StartError('the backup has no identity of its storage');
  return JSON.stringify(identity);
}

/** Files of the replaced database. They stay in quarantine for 30 days. */
async function quarantineOthers(storage: Storage, { parts }: Manifest, now: number): Promise<void> {
  const restored = new Set(parts.map(({ name }) => name));
  const others: string[] = [];
  for await (const { key } of storage.list()) if (!restored.has(FILES + key)) others.push(key);
  for (const key of others) await storage.quarantine(key, now);
}
