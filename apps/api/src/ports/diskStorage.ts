import { createWriteStream } from 'node:fs';
import { appendFile, mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage, StoredFile } from './storage.ts';

export const UNFINISHED = '.part';
/** Has the same subfolders as the storage, so moving its content back restores the files. */
export const QUARANTINE = 'quarantine';
const MARKER = 'database.json';
/** One id per line. */
const ERASURES = 'erased-contacts.txt';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Stores files in a folder, in subfolders by the last two characters of their keys. */
export function diskStorage(folder: string): Storage {
  // An unfinished file is in the subfolder of its final name.
  const place = (key: string) => join(key.replace(UNFINISHED, '').slice(-2), key);
  const pathOf = (key: string) => join(folder, place(key));

  return {
    async write(key, content) {
      const target = pathOf(key);
      const unfinished = target + UNFINISHED;
      await mkdir(dirname(target), { recursive: true });
      try {
        await pipeline(content, createWriteStream(unfinished, { flags: 'wx', flush: true, mode: 0o600 }));
        // No other writer can create the file now, because it would need the unfinished one.
        if (await stat(target).catch(() => undefined)) throw new Error(`a file with the key ${key} exists already`);
        await rename(unfinished, target);
        await flushFolder(dirname(target));
      } catch (error) {
        // The unfinished file of another writer stays.
        if (!isTaken(error)) await rm(unfinished, { force: true });
        throw error;
      }
    },
    async read(key) {
      try {
        // Opened before the stream exists. A file that is removed meanwhile stays readable, and the stream needs no listener for
        // errors until it is read.
        const file = await open(pathOf(key), 'r');
        return file.createReadStream();
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: () => filesIn(folder),
    async quarantine(key, now) {
      const target = join(folder, QUARANTINE, place(key));
      await mkdir(dirname(target), { recursive: true });
      try {
        await rename(pathOf(key), target);
        await utimes(target, now, now);
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
    async *listQuarantine() {
      for await (const { key, writtenAt } of filesIn(join(folder, QUARANTINE))) yield { key, quarantinedAt: writtenAt };
    },
    async purgeQuarantine(before) {
      const quarantine = join(folder, QUARANTINE);
      for await (const { key, writtenAt } of filesIn(quarantine)) {
        if (writtenAt < before) await rm(join(quarantine, place(key)), { force: true });
      }
    },
    async erase(key) {
      await rm(pathOf(key), { force: true });
      await rm(join(folder, QUARANTINE, place(key)), { force: true });
    },
    async addErasure(contactId) {
      await mkdir(folder, { recursive: true });
      await appendFile(join(folder, ERASURES), `${contactId}\n`, { flush: true, mode: 0o600 });
    },
    listErasures: async () => ((await readText(join(folder, ERASURES))) ?? '').split('\n').filter((id) => id !== ''),
    readMarker: () => readText(join(folder, MARKER)),
    async writeMarker(text) {
      await mkdir(folder, { recursive: true });
      const path = join(folder, MARKER);
      await writeFile(`${path}.next`, text, { flush: true, mode: 0o600 });
      await rename(`${path}.next`, path);
    },
  };
}

/** Content of a text file. Undefined when it is missing. */
async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Lists the files in the subfolders of a folder. */
async function* filesIn(folder: string): AsyncGenerator<StoredFile> {
  for (const subfolder of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    if (!subfolder.isDirectory() || subfolder.name === QUARANTINE) continue;
    const path = join(folder, subfolder.name);
    for (const entry of await readdir(path, { withFileTypes: true }).catch(() => [])) {
      if (!entry.isFile()) continue;
      const found = await stat(join(path, entry.name)).catch(() => undefined);
      if (found) yield { key: entry.name, writtenAt: found.mtimeMs / 1000 };
    }
  }
}

/** A rename only survives a crash when the folder is flushed to disk too. */
async function flushFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
