import { cp, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from '../src/db/ids.ts';
import { files, storageIdentity } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { findOwnershipProblem } from '../src/jobs/storageOwner.ts';
import { sweepLimits, sweepStorage } from '../src/jobs/sweepStorage.ts';
import { diskStorage } from '../src/ports/diskStorage.ts';
import type { Storage } from '../src/ports/storage.ts';
import { openTestDatabase, type TestDatabase } from './support/database.ts';

const now = Math.floor(Date.UTC(2026, 5, 1, 3) / 1000);
const clock = { now: () => now };

let database: TestDatabase;
let folder: string;
let storage: Storage;
beforeEach(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'fairlead-storage-'));
  storage = diskStorage(folder);
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const runOf = ({ runtime }: TestDatabase) => scoped(runtime.db, { role: 'fairlead_jobs' });
const sweep = (of: TestDatabase = database) => sweepStorage({ run: runOf(of), storage, clock });
const problem = (of: TestDatabase = database) => findOwnershipProblem({ run: runOf(of), storage });

/** Stores a file with an age in seconds. Its content is its key. */
async function stored(age: number): Promise<string> {
  const key = uuidv7();
  await storage.write(key, Readable.from([Buffer.from(key)]));
  await utimes(join(folder, key.slice(-2), key), now - age, now - age);
  return key;
}
const old = () => stored(sweepLimits.youngest + 60);
/** Stores a file with its row. */
async function named(of: TestDatabase = database): Promise<string> {
  const storageKey = await old();
  const content = { name: 'a', contentType: 'text/plain', size: 36, sha256: '', uploadType: 'OTHER' };
  await of.db.insert(files).values({ id: uuidv7(), storageKey, ...content });
  return storageKey;
}
const repeat = <T>(times: number, make: () => Promise<T>) => Promise.all(Array.from({ length: times }, make));

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of storage.list()) found.push(key);
  return found.sort();
}
async function quarantined(): Promise<string[]> {
  const entries = await readdir(join(folder, 'quarantine'), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe('a sweep', () => {
  it('moves files without a row to quarantine after one day', async () => {
    const known = await repeat(3, named);
    await problem();
    const [stray, young] = [await old(), await stored(60)];
    await sweep();
    expect(await keys()).toEqual([...known, young].sort());
    expect(await quarantined()).toEqual([stray]);
  });

  it('deletes a file after 30 days in quarantine', async () => {
    await problem();
    const [early, late] = [await old(), await old()];
    await storage.quarantine(early, now - sweepLimits.quarantine - 60);
    await storage.quarantine(late, now - sweepLimits.quarantine + 60);
    await sweep();
    expect(await quarantined()).toEqual([late]);
  });

  it('is undone by moving the quarantine back', async () => {
    await problem();
    const strays = await repeat(3, old);
    await sweep();
    expect(await keys()).toEqual([]);
    await cp(join(folder, 'quarantine'), folder, { recursive: true });
    for (const key of strays) {
      const content = await storage.read(key);
      expect(content && (await text(content))).toBe(key);
    }
  });

  it.each([
    { known: 0, strays: 20, moves: true },
    { known: 0, strays: 21, moves: false },
    { known: 475, strays: 25, moves: true },
    { known: 474, strays: 26, moves: false },
  ])('with $strays unreferenced and $known referenced files moves files: $moves', async ({ known, strays, moves }) => {
    await problem();
    await repeat(known, named);
    await repeat(strays, old);
    if (moves) await sweep();
    else await expect(sweep()).rejects.toThrow(`${strays} of ${known + strays} stored files are unknown`);
    expect(await quarantined()).toHaveLength(moves ? strays : 0);
    expect(await keys()).toHaveLength(moves ? known : known + strays);
  });
});

describe('the storage', () => {
  it('belongs to the first database that uses it empty', async () => {
    expect(await problem()).toBeUndefined();
    const [identity] = await database.db.select().from(storageIdentity);
    expect(JSON.parse((await storage.readMarker()) ?? '')).toEqual({ databaseId: identity?.id, sweeps: 0 });
  });

  it('without a marker belongs to the database that references its files', async () => {
    await repeat(20, named);
    await old();
    expect(await problem()).toBeUndefined();
    expect(await storage.readMarker()).toBeDefined();
  });

  it('without a marker is not swept by a database without references to its files', async () => {
    const strays = await repeat(5, old);
    await expect(sweep()).rejects.toThrow('has no marker');
    expect(await keys()).toEqual(strays.sort());
  });

  it('is not swept for another database until an operator accepts it', async () => {
    const known = await repeat(5, named);
    await sweep();
    const empty = await openTestDatabase();
    // A copied database has the same id; a new one has a different id.
    await empty.db.update(storageIdentity).set({ id: uuidv7() });
    await expect(sweep(empty)).rejects.toThrow('belongs to another database');
    expect(await keys()).toEqual(known.sort());
    const accepted = /\{"databaseId".*\}/.exec((await problem(empty)) ?? '')?.[0] ?? '';
    await writeFile(join(folder, 'database.json'), accepted);
    expect(await problem(empty)).toBeUndefined();
    await empty.close();
  });

  it('keeps all files when an older backup of the database is restored', async () => {
    await repeat(5, named);
    await sweep();
    const [backup] = await database.db.select().from(storageIdentity);
    const later = await repeat(3, named);
    await sweep();
    const all = await keys();
    // The restored backup contains neither the rows of later files nor the sweeps since then.
    await database.db.delete(files);
    await database.db.update(storageIdentity).set({ sweeps: backup?.sweeps ?? 0 });
    await expect(sweep()).rejects.toThrow('older than its file storage');
    expect(await keys()).toEqual(all);
    for (const key of later) expect(await storage.read(key)).toBeDefined();
  });

  it('with an unreadable marker is not swept', async () => {
    await old();
    await writeFile(join(folder, 'database.json'), '{');
    await expect(sweep()).rejects.toThrow('cannot be read');
    expect(await quarantined()).toEqual([]);
  });
});
