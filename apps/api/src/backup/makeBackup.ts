import type { Storage } from '../ports/storage.ts';
import type { Dump, NamedFile } from './dumpDatabase.ts';
import type { Encryption } from './encryption.ts';
import { ERASURES, FILES, FORMAT, type Manifest } from './manifest.ts';
import { productVersion } from './productVersion.ts';
import { type AddPart, sha256, writeArchive } from './writeArchive.ts';

interface Source {
  /** Adds all rows of one state. */
  dump(add: AddPart): Promise<Dump>;
  storage: Pick<Storage, 'read' | 'listErasures'>;
}

/**
 * Writes the database and then its stored files into one archive. A file is stored before its row and never changes, so each file
 * of the database's state exists, except files of contacts that are erased in the meantime. The list of erasures is read last,
 * so that it includes them.
 */
export const makeBackup = ({ dump, storage }: Source, path: string, encryption: Encryption): Promise<Manifest> =>
  writeArchive(path, encryption, async (add) => {
    const { createdAt, database, files } = await dump(add);
    const stored = await addFiles(storage, files, add);
    const erasures = [...new Set(await storage.listErasures())];
    await add(ERASURES, Buffer.from(erasures.map((id) => `${id}\n`).join('')));
    return {
      format: FORMAT,
      product: { name: 'fairlead', version: await productVersion() },
      createdAt,
      database,
      files: stored,
      erasures: erasures.length,
    };
  });

async function addFiles(storage: Source['storage'], files: readonly NamedFile[], add: AddPart) {
  const [missing, damaged]: [string[], string[]] = [[], []];
  for (const { key, sha256: expected } of files) {
    const content = await readFile(storage, key);
    if (!content) {
      missing.push(key);
      continue;
    }
    if (sha256(content) !== expected) damaged.push(key);
    await add(FILES + key, content);
  }
  return { count: files.length - missing.length, missing, damaged };
}

/** Uploads are limited to 22 MB, so a file fits into memory. Undefined when it is missing. */
async function readFile(storage: Source['storage'], key: string): Promise<Buffer | undefined> {
  const stream = await storage.read(key);
  return stream && Buffer.concat(await stream.toArray());
}
