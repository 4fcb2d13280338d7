import { createHash } from 'node:crypto';
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { StartError } from '../config.ts';
import { type Encryption, encrypt } from './encryption.ts';
import { MANIFEST, MANIFEST_CHECKSUM, type Manifest, type Part } from './manifest.ts';
import { addEntry } from './tarEntries.ts';

export type AddPart = (name: string, content: Uint8Array) => Promise<void>;

export const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/**
 * Writes a tar file part by part. It appears under its name when it is complete and flushed to disk.
 *
 * @param fill Adds the parts and returns the manifest without them.
 * @throws {StartError} The file exists.
 */
export async function writeArchive(
  path: string,
  encryption: Encryption,
  fill: (add: AddPart) => Promise<Omit<Manifest, 'parts'>>,
): Promise<Manifest> {
  if (await stat(path).catch(() => undefined)) throw new StartError(`${path} exists: backups are not overwritten`);
  const unfinished = `${path}.part`;
  const tar = pack();
  const parts: Part[] = [];
  const add: AddPart = async (name, content) => {
    parts.push({ name, size: content.byteLength, sha256: sha256(content) });
    await addEntry(tar, name, content);
  };
  const produce = async () => {
    try {
      const manifest: Manifest = { ...(await fill(add)), parts };
      const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
      await addEntry(tar, MANIFEST, text);
      await addEntry(tar, MANIFEST_CHECKSUM, Buffer.from(`${sha256(text)}  ${MANIFEST}\n`));
      tar.finalize();
      return manifest;
    } catch (error) {
      tar.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  };
  const file = await openNew(unfinished);
  const consume = async () => {
    try {
      const plain = Readable.from(tar, { objectMode: false });
      await pipeline(await encrypt(plain, encryption), file.createWriteStream({ flush: true }));
    } catch (error) {
      tar.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  };
  try {
    const [produced, consumed] = await Promise.allSettled([produce(), consume()]);
    // When the disk is full, both fail, and this error names the cause.
    if (consumed.status === 'rejected' && isFileError(consumed.reason)) throw cannotWrite(path, consumed.reason);
    if (produced.status === 'rejected') throw produced.reason;
    if (consumed.status === 'rejected') throw consumed.reason;
    await rename(unfinished, path);
    await flushFolder(dirname(path));
    return produced.value;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function openNew(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', 0o600);
  } catch (error) {
    throw isFileError(error) ? cannotWrite(path, error) : error;
  }
}

const isFileError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'syscall' in error;

const cannotWrite = (path: string, { message }: Error) => new StartError(`${path} cannot be written: ${message}`);

/** A new name only survives a power failure when its folder is flushed too. */
export async function flushFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
