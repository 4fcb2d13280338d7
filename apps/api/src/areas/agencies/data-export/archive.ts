import type { Run } from '../../../db/scope.ts';
import { archivedName } from '../../../files/archivedFile.ts';
import { storedFileEntries } from '../../../files/storedFileEntries.ts';
import type { ZipEntry } from '../../../files/zip.ts';
import type { Storage } from '../../../ports/storage.ts';
import { exportedTables } from './exportedTables.ts';
import { filePages, rowPages, type StoredFile } from './rowPages.ts';

/** Bytes after which the records of a kind continue in another file. An entry of a ZIP file must stay below 4 GB. */
const MAX_PART = 2 ** 30;

interface ExportedAgency {
  run: Run;
  storage: Pick<Storage, 'read'>;
  agencyId: string;
}

/** Entries of the ZIP file: the records in `data`, one JSON file per kind, then the stored files in `files`. */
export async function* agencyEntries(
  { run, storage, agencyId }: ExportedAgency,
  maxPart = MAX_PART,
): AsyncGenerator<ZipEntry> {
  for (const [name, table] of Object.entries(exportedTables))
    yield* jsonFiles(`data/${name}`, rowPages(run, agencyId, table), maxPart);
  yield* storedFileEntries(filePages(run, agencyId), { storage, pathOf });
}

/** JSON files with an array of rows, one row per line. */
async function* jsonFiles(path: string, pages: AsyncGenerator<object[]>, maxPart: number): AsyncGenerator<ZipEntry> {
  let next = await pages.next();
  async function* part() {
    let size = 0;
    let separator = '[\n';
    while (!next.done && size < maxPart) {
      const bytes = Buffer.from(separator + next.value.map((row) => JSON.stringify(row)).join(',\n'));
      size += bytes.length;
      separator = ',\n';
      yield bytes;
      next = await pages.next();
    }
    yield Buffer.from(size === 0 ? '[]\n' : '\n]\n');
  }
  for (let number = 1; number === 1 || !next.done; number++)
    yield { path: number === 1 ? `${path}.json` : `${path}-${number}.json`, content: part() };
}

/** Path of a stored file, in a folder per kind of file. */
const pathOf = (file: StoredFile): string =>
  `files/${file.uploadType.toLowerCase().replaceAll('_', '-')}/${archivedName(file)}`;
