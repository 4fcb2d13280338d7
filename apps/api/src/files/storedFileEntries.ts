import type { files } from '../db/schema/index.ts';
import type { Storage } from '../ports/storage.ts';
import type { ZipEntry } from './zip.ts';

interface StoredFiles<File> {
  storage: Pick<Storage, 'read'>;
  /** Path of a file in the archive. */
  pathOf: (file: File) => string;
}

/**
 * Entries of stored files, in pages. The entry `missing-files.json` follows with the ids of files that were removed meanwhile or
 * that the storage has lost.
 */
export async function* storedFileEntries<File extends Pick<typeof files.$inferSelect, 'id' | 'storageKey'>>(
  pages: AsyncIterable<File[]> | Iterable<File[]>,
  { storage, pathOf }: StoredFiles<File>,
): AsyncGenerator<ZipEntry> {
  const missing: string[] = [];
  for await (const page of pages) {
    for (const file of page) {
      const content = await storage.read(file.storageKey);
      if (!content) {
        missing.push(file.id);
        continue;
      }
      try {
        yield { path: pathOf(file), content };
      } finally {
        // the reader of the archive may have left before this file
        content.destroy();
      }
    }
  }
  if (missing.length > 0) yield { path: 'missing-files.json', content: [Buffer.from(JSON.stringify(missing))] };
}
