import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runBackup, runRestore } from '../src/backup/commands.ts';
import type { Encryption } from '../src/backup/encryption.ts';
import type { Manifest } from '../src/backup/manifest.ts';
import { readBackupOptions, readRestoreOptions } from '../src/backup/options.ts';
import { verifyArchive } from '../src/backup/readArchive.ts';
import { segments } from '../src/backup/segments.ts';
import { writeArchive } from '../src/backup/writeArchive.ts';
import { StartError } from '../src/config.ts';
import { emptyManifest } from './support/backupArchives.ts';
import { runCommand } from './support/backupCommands.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairlead-archive-'));
});
afterAll(() => rm(folder, { recursive: true }));

let number = 0;
const newPath = () => join(folder, `${(number += 1)}.tar`);

const parts = {
  'files/one': Buffer.alloc(100_000, 'one@demo.test '),
  'files/two': Buffer.alloc(200_000, 'two@demo.test '),
};

async function makeArchive(manifest: object = emptyManifest, encryption?: Encryption): Promise<string> {
  const path = newPath();
  await writeArchive(path, encryption, async (add) => {
    for (const [name, content] of Object.entries(parts)) await add(name, content);
    return manifest as Manifest;
  });
  return path;
}

const withPassphrase = { passphrase: 'correct horse', identities: [] };
const noKeys = { identities: [] };

/** Expects an error of one line. */
async function expectRefusal(path: string, reason: RegExp, keys: Parameters<typeof verifyArchive>[1] = noKeys) {
  const error = await verifyArchive(path, keys).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error, String(error)).toBeInstanceOf(StartError);
  expect(String(error)).toMatch(reason);
  expect(String(error)).not.toContain('\n');
}

async function damaged(path: string, change: (bytes: Buffer) => Buffer): Promise<string> {
  const copy = newPath();
  await writeFile(copy, change(await readFile(path)));
  return copy;
}

const flipped = (at: number) => (bytes: Buffer) => {
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes;
};

describe('an archive', () => {
  it('is complete under its name and is readable by its owner only', async () => {
    const path = await makeArchive();
    expect(await verifyArchive(path, noKeys)).toMatchObject(emptyManifest);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('does not appear when it could not be written', async () => {
    const path = newPath();
    const failing = writeArchive(path, undefined, async (add) => {
      await add('files/one', parts['files/one']);
      throw new StartError('the database is gone');
    });
    await expect(failing).rejects.toThrow('the database is gone');
    expect((await readdir(folder)).filter((name) => path.endsWith(name.replace('.part', '')))).toEqual([]);
    const nowhere = writeArchive('/dev/null/a.tar', undefined, () => Promise.resolve(emptyManifest));
    await expect(nowhere).rejects.toThrow(/^\/dev\/null\/a\.tar\.part cannot be written: ENOTDIR/);
  });

  it('does not overwrite another', async () => {
    const path = await makeArchive();
    await expect(writeArchive(path, undefined, () => Promise.resolve(emptyManifest))).rejects.toThrow(/exists/);
    await verifyArchive(path, noKeys);
  });
});

describe('a damaged archive is refused', () => {
  it('with a changed byte in a part, in a header, or in the manifest', async () => {
    const path = await makeArchive();
    await expectRefusal(await damaged(path, flipped(50_000)), /is damaged: files\/one$/);
    await expectRefusal(await damaged(path, flipped(2)), /is damaged/);
    await expectRefusal(
      await damaged(path, (bytes) => flipped(bytes.indexOf('9.9.9'))(bytes)),
      /its end is missing or damaged/,
    );
  });

  it.each([100, 512, 60_000, 101_000, 301_500, 303_000])('when only %i bytes of it are left', async (size) => {
    const path = await makeArchive();
    expect((await readFile(path)).length).toBeGreaterThan(size);
    await expectRefusal(await damaged(path, (bytes) => bytes.subarray(0, size)), /damaged|complete/);
  });

  it('when it is another file', async () => {
    const path = newPath();
    await writeFile(path, 'no backup'.repeat(1000));
    await expectRefusal(path, /is damaged, truncated or not a backup/);
    await expectRefusal(join(folder, 'missing.tar'), /is not a file/);
  });
});

describe('an encrypted archive', () => {
  it('opens with its passphrase only, and has no readable text', async () => {
    const path = await makeArchive(emptyManifest, { passphrase: withPassphrase.passphrase });
    const bytes = await readFile(path);
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(bytes.includes('@demo.test')).toBe(false);
    expect(await verifyArchive(path, withPassphrase)).toMatchObject(emptyManifest);
    await expectRefusal(path, /cannot be decrypted: the passphrase or the key is wrong/, {
      passphrase: 'wrong',
      identities: [],
    });
    await expectRefusal(path, /is encrypted: set FAIRLEAD_BACKUP_PASSPHRASE/);
    await expectRefusal(await damaged(path, flipped(150_000)), /is damaged/, withPassphrase);
    // 64 kB is the size of a chunk, which is encrypted on its own.
    const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length - (bytes.length % 65_552));
    await expectRefusal(await damaged(path, cut), /is damaged|complete/, withPassphrase);
  }, 60_000);
});

describe('an archive of a newer version is refused', () => {
  it('with another format', async () => {
    const path = await makeArchive({ ...emptyManifest, format: 2, database: 'changed' });
    await expectRefusal(path, /newer format 2, made by version 9\.9\.9/);
  });

  it('with an unknown migration, before the target is touched', async () => {
    const future = { createdAt: 9_999_999_999_999, name: '9999_future' };
    const path = await makeArchive({
      ...emptyManifest,
      database: { ...emptyManifest.database, migrations: [future] },
    });
    const target = join(folder, 'target');
    const options = await readRestoreOptions(['--from', path, '--data', target], {});
    if (!options) throw new Error('no options');
    await expect(runRestore(options)).rejects.toThrow(/version 9\.9\.9 with the migration 9999_future/);
    expect(await readdir(target)).toEqual([]);
  });
});

describe('the commands', () => {
  it('print one line and exit with 1 when they fail', async () => {
    const path = await makeArchive();
    const broken = await damaged(path, flipped(50_000));
    const failed = await runCommand('backup', ['--verify', broken]);
    expect(failed).toEqual({ status: 1, output: `fairlead: ${broken} is damaged: files/one\n` });
    const complete = await runCommand('backup', ['--verify', path]);
    expect(complete).toEqual({ status: 0, output: expect.stringContaining(`${path} is complete`) });
  }, 60_000);

  it.each([
    [[], /give --to, or --verify/],
    [['--to', 'a', '--verify', 'b'], /give --to, or --verify/],
    [['--passphrase', 'secret', '--to', 'a'], /'--passphrase'/],
    [['--to', 'a', '--passphrase-file', '/missing'], /\/missing cannot be read/],
    [['--to', 'a', '--identity-file', '/dev/null'], /AGE-SECRET-KEY-/],
  ])('refuse %j', async (args, reason) => {
    await expect(readBackupOptions(args, {})).rejects.toThrow(reason);
  });

  it('refuse a data folder without a database', async () => {
    const options = await readBackupOptions(['--to', newPath(), '--data', folder], {});
    if (!options) throw new Error('no options');
    await expect(runBackup(options)).rejects.toThrow(/there is no database in/);
  });

  it('refuse a list of erasures that is another file', async () => {
    const path = await makeArchive();
    const options = await readRestoreOptions(['--from', path, '--erasures', path, '--data', folder], {});
    if (!options) throw new Error('no options');
    await expect(runRestore(options)).rejects.toThrow(/is not a list of erasures/);
  });
});

it('rows are cut into segments between two rows', async () => {
  async function* rows() {
    for (const chunk of ['a\nbb\n', 'c', 'c\nd\n', 'a long row without an end ', 'in sight\n', 'e\n'])
      yield await Promise.resolve(Buffer.from(chunk));
  }
  const found: string[] = [];
  for await (const segment of segments(rows(), 6)) found.push(segment.toString());
  expect(found.join('')).toBe('a\nbb\ncc\nd\na long row without an end in sight\ne\n');
  expect(found.length).toBeGreaterThan(2);
  for (const segment of found) expect(segment.endsWith('\n')).toBe(true);
});
