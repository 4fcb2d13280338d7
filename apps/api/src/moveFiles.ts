import { join } from 'node:path';
import { type Config, StartError } from './config.ts';
import { measureStream } from './files/streams.ts';
import { filesFolder, openBucket, readMoveNote, writeMoveNote } from './openStorage.ts';
import { diskStorage, QUARANTINE, UNFINISHED } from './ports/diskStorage.ts';
import type { Storage, StoredFile } from './ports/storage.ts';

/** Files that are copied at the same time. */
const PARALLEL = 8;

export interface Moved {
  files: number;
  quarantined: number;
  erasures: number;
}

/**
 * Copies the files of the data folder to the bucket and compares their checksums. The folder stays, with a note that stops a
 * server from using it again. A further run continues where the last one ended.
 *
 * @returns Text for the operator.
 * @throws {StartError}
 */
export async function moveFiles(config: Pick<Config, 's3' | 'dataFolder'>): Promise<string> {
  if (!config.s3) throw new StartError('--move-files needs S3_BUCKET');
  const { bucket } = config.s3;
  const folder = filesFolder(config);
  const movedTo = await readMoveNote(folder);
  if (movedTo !== undefined) return `The files of ${folder} were already moved to the bucket ${movedTo}.`;
  const { storage, close } = await openBucket(config.s3);
  try {
    const { files, quarantined, erasures } = await copyStorage(folder, storage);
    await writeMoveNote(folder, bucket);
    return `${files} files, ${quarantined} files in quarantine and ${erasures} erasures are in the bucket ${bucket}. Delete ${folder} when you have checked them: erasures no longer reach it.`;
  } finally {
    close();
  }
}

/** Copies all content of a folder, oldest files first. Content that the target already has must be the same. */
export async function copyStorage(folder: string, target: Storage): Promise<Moved> {
  const source = diskStorage(folder);
  await copyMarker(source, target);
  const erased = new Set(await target.listErasures());
  const erasures = [...new Set(await source.listErasures())];
  for (const id of erasures) if (!erased.has(id)) await target.addErasure(id);
  const files = await oldestFirst(source);
  await inBatches(files, ({ key }) => copy(key, source, target));
  const quarantine = diskStorage(join(folder, QUARANTINE));
  const quarantined = await oldestFirst(quarantine);
  const known = new Set<string>();
  for await (const { key } of target.listQuarantine()) known.add(key);
  await inBatches(quarantined, async ({ key, writtenAt }) => {
    if (known.has(key)) return;
    await copy(key, quarantine, target);
    await target.quarantine(key, Math.floor(writtenAt));
  });
  return { files: files.length, quarantined: quarantined.length, erasures: erasures.length };
}

/** Written first, so that a storage of another database receives nothing. @throws {StartError} */
async function copyMarker(source: Storage, target: Storage): Promise<void> {
  const [from, to] = [await source.readMarker(), await target.readMarker()];
  if (to === undefined) {
    if (from !== undefined) await target.writeMarker(from);
  } else if (from === undefined || databaseOf(from) !== databaseOf(to)) {
    throw new StartError('the bucket has files of another database: choose another S3_PREFIX');
  }
}

const databaseOf = (marker: string): unknown => (JSON.parse(marker) as { databaseId?: unknown }).databaseId;

async function oldestFirst(storage: Storage): Promise<StoredFile[]> {
  const found: StoredFile[] = [];
  for await (const file of storage.list()) if (!file.key.endsWith(UNFINISHED)) found.push(file);
  return found.sort((a, b) => a.writtenAt - b.writtenAt);
}

/** A batch starts when the previous one is complete, so the target has the files in the same order. */
async function inBatches<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let from = 0; from < items.length; from += PARALLEL)
    await Promise.all(items.slice(from, from + PARALLEL).map(work));
}

/** @throws {StartError} The target has other content under this key. */
async function copy(key: string, source: Storage, target: Storage): Promise<void> {
  const expected = await checksumOf(source, key);
  if (expected === undefined) return;
  let actual = await checksumOf(target, key);
  if (actual === undefined) {
    const content = await source.read(key);
    if (content) await target.write(key, content);
    actual = await checksumOf(target, key);
  }
  if (actual !== expected) throw new StartError(`the file ${key} differs in the bucket`);
}

/** Undefined when the key does not exist. */
async function checksumOf(storage: Storage, key: string): Promise<string | undefined> {
  const stream = await storage.read(key);
  if (!stream) return undefined;
  const meter = measureStream(stream);
  for await (const _ of meter.content());
  return meter.result().sha256;
}
