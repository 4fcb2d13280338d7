import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openPglite } from '../../src/db/pglite.ts';

/** Copies the demo data into the data folder of a server process, which would otherwise take seconds to create it. */
export async function copyDemo(folder: string): Promise<void> {
  const template = inject('template');
  if (template.kind !== 'pglite') throw new Error('a data folder contains a PGlite database');
  const dump = new Blob([await readFile(template.dumps.demo)]);
  const { runtime } = await openPglite(join(folder, 'pg'), { dump });
  await runtime.close();
  await cp(inject('demo').folder, join(folder, 'files'), { recursive: true, preserveTimestamps: true });
}
