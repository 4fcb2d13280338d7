import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { uuidv7 } from '../src/db/ids.ts';
import { diskStorage } from '../src/ports/diskStorage.ts';
import { openS3Storage } from '../src/ports/s3Storage.ts';
import type { Storage } from '../src/ports/storage.ts';
import { type S3Server, startS3Server } from './support/s3Server.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server(inject('s3'));
});
afterAll(() => s3.close());

interface Opened {
  storage: Storage;
  /** Opens the same files again, as another process does. */
  reopen(): Promise<Storage>;
  close(): Promise<void>;
}

interface Implementation {
  name: string;
  /** Whether only one of several simultaneous writes of a key can succeed. */
  isAtomic: boolean;
  open(): Promise<Opened>;
}

const implementations: Implementation[] = [
  {
    name: 'disk',
    isAtomic: true,
    async open() {
      const folder = await mkdtemp(join(tmpdir(), 'fairlead-storage-'));
      return {
        storage: diskStorage(folder),
        reopen: () => Promise.resolve(diskStorage(folder)),
        close: () => rm(folder, { recursive: true }),
      };
    },
  },
  // OpenStack Swift has no conditional writes.
  ...((inject('s3')?.conditionalWrites ?? true) ? [onS3(true)] : []),
  onS3(false),
];

function onS3(conditionalWrites: boolean): Implementation {
  return {
    name: conditionalWrites ? 'S3' : 'S3 without conditional writes',
    isAtomic: conditionalWrites,
    async open() {
      const settings = { ...s3.settings(), conditionalWrites };
      const opened = [await openS3Storage(settings)];
      const [{ storage }] = opened as [Awaited<ReturnType<typeof openS3Storage>>];
      return {
        storage,
        async reopen() {
          const again = await openS3Storage(settings);
          opened.push(again);
          return again.storage;
        },
        async close() {
          for (const { close } of opened) close();
        },
      };
    },
  };
}

const bytes = (...chunks: (string | Buffer)[]) => Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
const seconds = () => Date.now() / 1000;

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe.each(implementations)('the storage on $name', ({ isAtomic, open }) => {
  let opened: Opened;
  let storage: Storage;
  beforeEach(async () => {
    opened = await open();
    storage = opened.storage;
  });
  afterEach(() => opened.close());

  const keys = async () => (await collect(storage.list())).map(({ key }) => key).sort();
  const contentOf = async (key: string, of: Storage = storage) => {
    const content = await of.read(key);
    return content && (await text(content));
  };
  /** Stores a file whose content is its key. */
  const stored = async () => {
    const key = uuidv7();
    await storage.write(key, bytes(key));
    return key;
  };

  it('returns stored content in every process', async () => {
    const key = uuidv7();
    await storage.write(key, bytes('one, ', 'two, ', '', 'three'));
    expect(await contentOf(key)).toBe('one, two, three');
    expect(await contentOf(key, await opened.reopen())).toBe('one, two, three');
    expect(await storage.read(uuidv7())).toBeUndefined();
  });

  it('stores empty and large content', async () => {
    const large = Buffer.from(Array.from({ length: 7_000_001 }, (_, i) => (i * 7) % 251));
    const [empty, full] = [uuidv7(), uuidv7()];
    await storage.write(empty, bytes());
    await storage.write(full, bytes(...[0, 1, 2, 3].map((i) => large.subarray(i * 2_000_000, (i + 1) * 2_000_000))));
    expect(await contentOf(empty)).toBe('');
    const read = await storage.read(full);
    expect(read && (await buffer(read)).equals(large)).toBe(true);
  });

  it('stores nothing when the content ends with an error', async () => {
    const key = uuidv7();
    async function* broken() {
      yield Buffer.alloc(6_000_000, 'x');
      await Promise.resolve();
      throw new Error('the connection broke');
    }
    await expect(storage.write(key, broken())).rejects.toThrow('the connection broke');
    expect(await storage.read(key)).toBeUndefined();
    expect(await keys()).toEqual([]);
    await storage.write(key, bytes('second try'));
    expect(await contentOf(key)).toBe('second try');
  });

  it('never overwrites a key', async () => {
    const key = await stored();
    await expect(storage.write(key, bytes('other'))).rejects.toThrow(`a file with the key ${key} exists already`);
    expect(await contentOf(key)).toBe(key);
    expect(await keys()).toEqual([key]);
  });

  it.runIf(isAtomic)('keeps exactly one of several writes of a key', async () => {
    const key = uuidv7();
    const other = await opened.reopen();
    const writes = ['a', 'b', 'c', 'd'].map((name, i) => (i % 2 ? other : storage).write(key, bytes(name)));
    const results = await Promise.allSettled(writes);
    const winner = results.findIndex(({ status }) => status === 'fulfilled');
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await contentOf(key)).toBe('abcd'[winner]);
    expect(await keys()).toEqual([key]);
  });

  it('lists files with the time when they were written', async () => {
    // Servers tell times in whole seconds.
    const from = Math.floor(seconds()) - 1;
    const written = await Promise.all(Array.from({ length: 12 }, stored));
    const listed = await collect(storage.list());
    expect(listed.map(({ key }) => key).sort()).toEqual(written.sort());
    for (const { writtenAt } of listed) {
      expect(writtenAt).toBeGreaterThanOrEqual(from);
      expect(writtenAt).toBeLessThanOrEqual(seconds() + 1);
    }
  });

  it('removes files, and ignores missing ones', async () => {
    const [one, other] = [await stored(), await stored()];
    await storage.remove(one);
    await storage.remove(one);
    expect(await storage.read(one)).toBeUndefined();
    expect(await keys()).toEqual([other]);
  });

  it('moves files into quarantine with the given time', async () => {
    const [one, other] = [await stored(), await stored()];
    await storage.quarantine(one, 1_700_000_000);
    await storage.quarantine(uuidv7(), 1_700_000_000);
    expect(await storage.read(one)).toBeUndefined();
    expect(await keys()).toEqual([other]);
    expect(await collect(storage.listQuarantine())).toEqual([{ key: one, quarantinedAt: 1_700_000_000 }]);
  });

  it('deletes files that were put into quarantine before a time', async () => {
    const [early, late] = [await stored(), await stored()];
    await storage.quarantine(early, 1_700_000_000);
    await storage.quarantine(late, 1_700_000_100);
    await storage.purgeQuarantine(1_700_000_000);
    expect(await collect(storage.listQuarantine())).toHaveLength(2);
    await storage.purgeQuarantine(1_700_000_001);
    expect(await collect(storage.listQuarantine())).toEqual([{ key: late, quarantinedAt: 1_700_000_100 }]);
  });

  it('erases files, also from the quarantine', async () => {
    const [current, quarantined, kept] = [await stored(), await stored(), await stored()];
    await storage.quarantine(quarantined, 1_700_000_000);
    for (const key of [current, quarantined, uuidv7()]) await storage.erase(key);
    expect(await keys()).toEqual([kept]);
    expect(await collect(storage.listQuarantine())).toEqual([]);
  });

  it('collects the erasures of several processes', async () => {
    expect(await storage.listErasures()).toEqual([]);
    const other = await opened.reopen();
    const ids = Array.from({ length: 20 }, () => uuidv7());
    await Promise.all(ids.map((id, i) => (i % 2 ? other : storage).addErasure(id)));
    expect((await storage.listErasures()).sort()).toEqual(ids.sort());
    expect(await keys()).toEqual([]);
  });

  it('replaces its marker, which is not a file', async () => {
    expect(await storage.readMarker()).toBeUndefined();
    await storage.writeMarker('{"databaseId":"a"}');
    await storage.writeMarker('{"databaseId":"b"}');
    expect(await (await opened.reopen()).readMarker()).toBe('{"databaseId":"b"}');
    expect(await keys()).toEqual([]);
  });
});

it('opens a file in a folder before it returns the stream, so that a later removal raises no error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-storage-'));
  const [storage, key] = [diskStorage(folder), uuidv7()];
  await storage.write(key, Readable.from([Buffer.from('kept')]));
  const stream = await storage.read(key);
  // synchronous, so that nothing else can open the file first
  rmSync(folder, { recursive: true });
  expect(stream && (await text(stream))).toBe('kept');
});
