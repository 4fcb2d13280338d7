import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { onlyRow } from '../db/rows.ts';
import { files, storageIdentity } from '../db/schema/index.ts';
import type { Run } from '../db/scope.ts';
import type { Storage } from '../ports/storage.ts';

const marker = z.object({ databaseId: z.string(), sweeps: z.number() });

/** Share of files in an unmarked storage that the database must name to adopt it. */
const ADOPT_FROM = 0.95;

interface Owned {
  run: Run;
  storage: Storage;
}

/**
 * Checks that the file storage belongs to this database, and marks a new storage. On the storage of another database, or after
 * restoring an older backup, a sweep would treat current files as strays.
 *
 * @returns Why the storage must not be swept; undefined when it belongs to this database.
 */
export async function findOwnershipProblem({ run, storage }: Owned): Promise<string | undefined> {
  const identity = onlyRow(await run((tx) => tx.select().from(storageIdentity)));
  const accept = `to accept it, write {"databaseId":"${identity.id}","sweeps":${identity.sweeps}} into its marker file`;
  const written = await storage.readMarker();
  if (written === undefined) {
    if (!(await isKnown({ run, storage }))) {
      return `the file storage has no marker, and this database does not know its files; ${accept}`;
    }
    await mark({ run, storage });
    return undefined;
  }
  const parsed = marker.safeParse(parse(written));
  if (!parsed.success) return `the marker of the file storage cannot be read; ${accept}`;
  const { databaseId, sweeps } = parsed.data;
  if (databaseId !== identity.id) return `the file storage belongs to another database (${databaseId}); ${accept}`;
  if (sweeps > identity.sweeps) return `this database is older than its file storage, as after a restore; ${accept}`;
  return undefined;
}

/** Counts a sweep, in the database first. If the process stops in between, the marker has a lower number, which is allowed. */
export async function countSweep({ run, storage }: Owned): Promise<void> {
  await run((tx) => tx.update(storageIdentity).set({ sweeps: sql`${storageIdentity.sweeps} + 1` }));
  await mark({ run, storage });
}

async function mark({ run, storage }: Owned): Promise<void> {
  const { id: databaseId, sweeps } = onlyRow(await run((tx) => tx.select().from(storageIdentity)));
  await storage.writeMarker(JSON.stringify({ databaseId, sweeps }));
}

/** Whether the storage is empty, or this database names nearly all of its files. */
async function isKnown({ run, storage }: Owned): Promise<boolean> {
  const named = new Set((await run((tx) => tx.select({ key: files.storageKey }).from(files))).map(({ key }) => key));
  let [known, total] = [0, 0];
  for await (const { key } of storage.list()) {
    total += 1;
    if (named.has(key)) known += 1;
  }
  return known >= total * ADOPT_FROM;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
