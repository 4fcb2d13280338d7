import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, StartError } from './config.ts';
import { diskStorage } from './ports/diskStorage.ts';
import type { S3Settings } from './ports/s3/client.ts';
import type { Storage } from './ports/storage.ts';

export interface OpenedStorage {
  storage: Storage;
  close(): void;
}

/** Folder of the files in the data folder. */
export const filesFolder = ({ dataFolder }: Pick<Config, 'dataFolder'>): string => join(dataFolder, 'files');

const noteIn = (folder: string) => join(folder, 'moved.json');

/** Bucket that the files of a folder were moved to. Undefined when they were not moved. */
export async function readMoveNote(folder: string): Promise<string | undefined> {
  const text = await readFile(noteIn(folder), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as { bucket: string }).bucket;
}

export const writeMoveNote = (folder: string, bucket: string): Promise<void> =>
  writeFile(noteIn(folder), JSON.stringify({ bucket }), { flush: true, mode: 0o600 });

/** Opens the storage of the files: a bucket if one is set, and a folder otherwise. @throws {StartError} */
export async function openStorage(config: Pick<Config, 's3' | 'dataFolder'>): Promise<OpenedStorage> {
  if (config.s3) return openBucket(config.s3);
  const folder = filesFolder(config);
  const bucket = await readMoveNote(folder);
  if (bucket !== undefined) {
    throw new StartError(
      `the files of ${folder} were moved to the bucket ${bucket}: set S3_BUCKET, or delete moved.json there to use the old files`,
    );
  }
  return { storage: diskStorage(folder), close: () => undefined };
}

/** @throws {StartError} The bucket cannot be used. */
export async function openBucket(settings: S3Settings): Promise<OpenedStorage> {
  // Imported only for a bucket: the client takes a tenth of a second to load and 25 MB of memory.
  const { openS3Storage } = await import('./ports/s3Storage.ts');
  const { BucketError } = await import('./ports/s3/checkBucket.ts');
  try {
    return await openS3Storage(settings);
  } catch (error) {
    throw error instanceof BucketError ? new StartError(error.message) : error;
  }
}
