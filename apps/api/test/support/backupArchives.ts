import { createReadStream } from 'node:fs';
import { type Manifest, manifestSchema } from '../../src/backup/manifest.ts';
import { readEntries } from '../../src/backup/tarEntries.ts';
import { writeArchive } from '../../src/backup/writeArchive.ts';

/** Writes a copy of an archive with another manifest and valid checksums. */
export async function rewrite(
  path: string,
  copy: string,
  change: (manifest: Manifest) => Omit<Manifest, 'parts'>,
): Promise<void> {
  await writeArchive(copy, undefined, async (add) => {
    let manifest: Manifest | undefined;
    for await (const { name, content } of readEntries(createReadStream(path))) {
      if (name === 'manifest.json') manifest = manifestSchema.parse(JSON.parse(content.toString()));
      else if (!name.startsWith('manifest.')) await add(name, content);
    }
    if (!manifest) throw new Error('the archive has no manifest');
    return change(manifest);
  });
}

/** Manifest of a database without rows. */
export const emptyManifest: Omit<Manifest, 'parts'> = {
  format: 1,
  product: { name: 'fairlead', version: '9.9.9' },
  createdAt: '2026-11-27T12:00:00.000Z',
  database: { kind: 'pglite', server: '18.6', migrations: [{ createdAt: 1 }], tables: [], sequences: [] },
  files: { count: 0, missing: [], damaged: [] },
  erasures: 0,
};
