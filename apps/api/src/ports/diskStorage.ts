import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from './storage.ts';

const UNFINISHED = '.part';

/** Files of a folder, spread over subfolders by the last two characters of their keys. */
export function diskStorage(folder: string): Storage {
  // An unfinished file lies beside what it becomes.
  const pathOf = (key: string) => join(folder, key.replace(UNFINISHED, '').slice(-2), key);

  return {
    async write(key, content) {
      const target = pathOf(key);
      const unfinished = target + UNFINISHED;
      await mkdir(dirname(target), { recursive: true });
      try {
        await pipeline(content, createWriteStream(unfinished, { flags: 'wx', flush: true, mode: 0o600 }));
        await rename(unfinished, target);
        await flushFolder(dirname(target));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async read(key) {
      const path = pathOf(key);
      const found = await stat(path).catch(() => undefined);
      return found && createReadStream(path);
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async *olderThan(moment) {
      const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of names) {
        if (!entry.isFile()) continue;
        const { mtimeMs } = await stat(join(entry.parentPath, entry.name)).catch(() => ({ mtimeMs: Infinity }));
        if (mtimeMs / 1000 < moment) yield entry.name;
      }
    },
  };
}

/** A rename is safe only when the folder that names the file has reached the disk too. */
async function flushFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
