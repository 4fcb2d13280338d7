import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { runCommand } from '../src/commands.ts';
import { type Config, readConfig, StartError } from '../src/config.ts';
import { uuidv7 } from '../src/db/ids.ts';
import { copyStorage, moveFiles } from '../src/moveFiles.ts';
import { openStorage } from '../src/openStorage.ts';
import { diskStorage } from '../src/ports/diskStorage.ts';
import { openS3Storage } from '../src/ports/s3Storage.ts';
import type { Storage } from '../src/ports/storage.ts';
import { type S3Server, startS3Server } from './support/s3Server.ts';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server(inject('s3'));
});
afterAll(() => server.close());

let data: string;
let folder: string;
let source: Storage;
let config: Config;
let target: Awaited<ReturnType<typeof openS3Storage>>;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'fairlead-move-'));
  folder = join(data, 'files');
  await mkdir(folder);
  source = diskStorage(folder);
  const s3 = server.settings();
  config = { ...readConfig(['--data', data], {}), s3 };
  target = await openS3Storage(s3);
});
afterEach(async () => {
  target.close();
  await rm(data, { recursive: true });
});

const now = Math.floor(Date.now() / 1000);
const bytes = (content: string) => Readable.from([Buffer.from(content)]);
const pathOf = (key: string) => join(folder, key.slice(-2), key);
/** Stores a file with an age in seconds. Its content is its key. */
async function stored(age: number): Promise<string> {
  const key = uuidv7();
  await source.write(key, bytes(key));
  await utimes(pathOf(key), now - age, now - age);
  return key;
}
const marker = (sweeps: number) => JSON.stringify({ databaseId: 'one', sweeps });

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}
const contentOf = async (key: string) => {
  const content = await target.storage.read(key);
  return content && (await text(content));
};

describe('the move to a bucket', () => {
  it('copies files, quarantine, erasures and the marker', async () => {
    const keys = await Promise.all([1, 2, 3].map((day) => stored(day * 86_400)));
    const quarantined = await stored(86_400);
    await source.quarantine(quarantined, now - 500);
    const erased = [uuidv7(), uuidv7()];
    for (const id of [...erased, ...erased]) await source.addErasure(id);
    await source.writeMarker(marker(7));
    await writeFile(`${pathOf(keys[0] ?? '')}.part`, 'unfinished');

    expect(await runCommand('moveFiles', config)).toMatch(
      /^3 files, 1 files in quarantine and 2 erasures are in the bucket/,
    );

    expect((await collect(target.storage.list())).map(({ key }) => key).sort()).toEqual([...keys].sort());
    for (const key of keys) expect(await contentOf(key)).toBe(key);
    expect(await collect(target.storage.listQuarantine())).toEqual([{ key: quarantined, quarantinedAt: now - 500 }]);
    expect((await target.storage.listErasures()).sort()).toEqual(erased.sort());
    expect(await target.storage.readMarker()).toBe(marker(7));
    expect(await readFile(pathOf(keys[0] ?? ''), 'utf8')).toBe(keys[0]);
  });

  it('starts with the oldest files', async () => {
    const written: string[] = [];
    const watched = {
      ...target.storage,
      write: (...[key, content]: Parameters<Storage['write']>) => {
        written.push(key);
        return target.storage.write(key, content);
      },
    };
    const keys: string[] = [];
    for (let minute = 0; minute < 20; minute += 1) keys.unshift(await stored(minute * 60));
    await copyStorage(folder, watched);
    // Up to 8 files are copied at the same time.
    const batches = (of: readonly string[]) =>
      [of.slice(0, 8), of.slice(8, 16), of.slice(16)].map((batch) => batch.sort());
    expect(batches(written)).toEqual(batches(keys));
  });

  it('continues after an interruption', async () => {
    const keys = await Promise.all(Array.from({ length: 30 }, (_, i) => stored(i * 60)));
    const quarantined = [await stored(1), await stored(2)];
    for (const key of quarantined) await source.quarantine(key, now - 500);
    let left = 20;
    const interrupted = {
      ...target.storage,
      write: (...[key, content]: Parameters<Storage['write']>) => {
        left -= 1;
        if (left < 0) return Promise.reject(new Error('the connection broke'));
        return target.storage.write(key, content);
      },
    };
    await expect(copyStorage(folder, interrupted)).rejects.toThrow('the connection broke');
    // the file that was copied last, before it reached the quarantine
    await target.storage.write(quarantined[0] ?? '', bytes(quarantined[0] ?? ''));
    const partly = (await collect(target.storage.list())).length;
    expect(partly).toBeGreaterThan(0);
    expect(partly).toBeLessThan(30);
    await copyStorage(folder, target.storage);
    expect((await collect(target.storage.list())).map(({ key }) => key).sort()).toEqual(keys.sort());
    expect((await collect(target.storage.listQuarantine())).map(({ key }) => key).sort()).toEqual(quarantined.sort());
  });

  it('changes nothing when it is repeated', async () => {
    const [kept, erasedLater] = [await stored(10), await stored(20)];
    await moveFiles(config);
    await target.storage.erase(erasedLater);
    expect(await moveFiles(config)).toContain('were already moved to the bucket');
    expect((await collect(target.storage.list())).map(({ key }) => key)).toEqual([kept]);
  });

  it('stops when the bucket has other content under a key', async () => {
    const key = await stored(10);
    await target.storage.write(key, bytes('other'));
    await expect(moveFiles(config)).rejects.toThrow(`the file ${key} differs in the bucket`);
    expect(await contentOf(key)).toBe('other');
  });

  it('stops when the bucket belongs to another database', async () => {
    await stored(10);
    await source.writeMarker(marker(7));
    await target.storage.writeMarker(JSON.stringify({ databaseId: 'other', sweeps: 1 }));
    await expect(moveFiles(config)).rejects.toThrow('the bucket has files of another database');
    expect(await collect(target.storage.list())).toEqual([]);
  });

  it('stops while a server uses the data folder', async () => {
    await stored(10);
    const holder = { token: 'x', host: hostname(), pid: process.ppid, refreshedAt: Date.now() };
    await writeFile(join(data, 'server.lock'), JSON.stringify(holder));
    await expect(runCommand('moveFiles', config)).rejects.toThrow(StartError);
    expect(await collect(target.storage.list())).toEqual([]);
  });

  it('stops a server from using the old files', async () => {
    await stored(10);
    await moveFiles(config);
    await expect(openStorage({ ...config, s3: undefined })).rejects.toThrow('were moved to the bucket');
    const { storage, close } = await openStorage(config);
    expect(await collect(storage.list())).toHaveLength(1);
    close();
  });
});
