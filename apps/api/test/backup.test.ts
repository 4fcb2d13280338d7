import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { dayOf } from '@fairlead/rules';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTables } from '../src/backup/catalog.ts';
import { runBackup, runRestore } from '../src/backup/commands.ts';
import type { Manifest } from '../src/backup/manifest.ts';
import { readBackupOptions, readRestoreOptions } from '../src/backup/options.ts';
import { onlyRow } from '../src/db/rows.ts';
import { demoPassword } from '../src/demo/accounts.ts';
import { diskStorage } from '../src/ports/diskStorage.ts';
import { rewrite } from './support/backupArchives.ts';
import { runCommand } from './support/backupCommands.ts';
import { makeStore, type Store, schemaOf } from './support/backupStores.ts';
import { databaseKind } from './support/database.ts';
import { multipart } from './support/multipart.ts';
import { freePort, type ServerProcess, startServerProcess } from './support/process.ts';

/** Milliseconds between two writes, below the rate limits. */
const PACE = 100;

const storageOf = ({ folder }: Store) => diskStorage(join(folder, 'files'));

const backUp = async ({ folder, env }: Store, ...args: string[]) => {
  const options = await readBackupOptions(['--data', folder, ...args], env);
  if (!options) throw new Error('no options');
  return runBackup(options);
};
const restore = async ({ folder, env }: Store, ...args: string[]) => {
  const options = await readRestoreOptions(['--data', folder, ...args], env);
  if (!options) throw new Error('no options');
  return runRestore(options);
};

async function start({ folder, env }: Store): Promise<[ServerProcess, string]> {
  const server = startServerProcess(['--port', String(await freePort()), '--data', folder], {
    // Operators keep the secrets elsewhere and give them to the restored server.
    FAIRLEAD_JWT_SECRET: 'j'.repeat(32),
    FAIRLEAD_FILE_SECRET: 'f'.repeat(32),
    ...env,
  });
  return [server, await server.ready()];
}
async function stop({ child, ended }: ServerProcess): Promise<void> {
  child.kill('SIGTERM');
  await ended();
}

async function signIn(address: string, email: string): Promise<{ authorization: string }> {
  const response = await fetch(`${address}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', domain: 'portal.test' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const body = await response.text();
  expect(response.status, body).toBe(200);
  return { authorization: `Bearer ${JSON.parse(body).payload.accessToken}` };
}

let source: Store;
let target: Store;
let path: string;
let manifest: Manifest;
let couponsBefore: string[];
/** Link to a file that was uploaded before the backup. */
let fileUrl: string | undefined;

beforeAll(async () => {
  source = await makeStore('demo');
  target = await makeStore('nothing');
  const [server, address] = await start(source);
  const admin = await signIn(address, 'admin@demo.test');
  const agent = await signIn(address, 'agent@demo.test');
  let running = true;
  const created: string[] = [];
  const writeCoupons = async () => {
    for (let n = 0; running; n++) {
      const couponCode = `BACKUP-${n}`;
      const response = await fetch(`${address}/api/coupons/create`, {
        method: 'POST',
        headers: { ...admin, 'content-type': 'application/json' },
        body: JSON.stringify({
          couponCode,
          discountType: 'FIXED',
          discountAmount: 1,
          maxTimesCanBeUsed: 1,
          expirationDate: dayOf(Date.now() / 1000) + 9 * 86_400,
        }),
      });
      if (response.status === 201) created.push(couponCode);
      await sleep(PACE);
    }
  };
  const upload = async () => {
    while (running) {
      const { payload, headers } = multipart({ content: Buffer.from('%PDF-1.7 during'), filename: 'during.pdf' });
      const url = `${address}/api/file/upload?fileType=DOCUMENT&fileUploadType=OTHER`;
      const body = new Uint8Array(payload);
      const response = await fetch(url, { method: 'POST', headers: { ...agent, ...headers }, body });
      await sleep(PACE);
      if (response.status !== 201) continue;
      fileUrl ??= ((await response.json()) as { payload: { fileUrl: string } }).payload.fileUrl;
    }
  };
  const writers = [writeCoupons(), upload()];
  while (created.length < 5 || fileUrl === undefined) await sleep(20);
  couponsBefore = [...created];
  [path, manifest] = await backUp(source, '--to', `${target.folder}/backups/`);
  const whenComplete = created.length;
  while (created.length < whenComplete + 5) await sleep(20);
  running = false;
  await Promise.all(writers);
  await stop(server);
  await restore(target, '--from', path);
}, 400_000);
afterAll(async () => {
  await source.remove();
  await target.remove();
});

describe('a backup of a running server', () => {
  it('is the only file in its folder', async () => {
    const entries = await readdir(join(target.folder, 'backups'));
    expect(entries).toEqual([expect.stringMatching(/^fairlead-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar$/)]);
  });

  it('has all writes that were acknowledged before it began, and not those after it', async () => {
    const connection = await target.open();
    try {
      const rows = await connection.query<{ code: string }>(`select code from coupons where code like 'BACKUP-%'`);
      const codes = rows.map(({ code }) => code);
      expect(codes).toEqual(expect.arrayContaining(couponsBefore));
      const sourceConnection = await source.open();
      const later = await sourceConnection.query(`select from coupons where code like 'BACKUP-%'`);
      await sourceConnection.close();
      expect(later.length).toBeGreaterThan(codes.length);
    } finally {
      await connection.close();
    }
  });

  it('has every file that its rows name', async () => {
    expect(manifest.files).toMatchObject({ missing: [], damaged: [] });
    const connection = await target.open();
    const rows = await connection.query<{ key: string; sha256: string }>(
      'select storage_key as key, sha256 from files',
    );
    await connection.close();
    expect(rows.length).toBeGreaterThan(100);
    for (const { key, sha256 } of rows) {
      const content = Buffer.concat((await (await storageOf(target).read(key))?.toArray()) ?? []);
      expect(createHash('sha256').update(content).digest('hex'), key).toBe(sha256);
    }
    const uploads = manifest.parts.filter(({ name }) => name.startsWith('files/'));
    expect(uploads).toHaveLength(rows.length);
  });
});

describe('a restored backup', () => {
  it('has the rows of the manifest and the schema of the migrations', async () => {
    const [restored, original] = [await target.open(), await source.open()];
    try {
      expect(await readTables(restored)).toEqual(manifest.database.tables);
      expect(manifest.database.tables.find(({ name }) => name === 'policies')?.rows).toBeGreaterThan(10);
      expect(await schemaOf(restored)).toEqual(await schemaOf(original));
    } finally {
      await restored.close();
      await original.close();
    }
  });

  it('makes the same backup again, byte for byte', async () => {
    const [, again] = await backUp(target, '--to', join(target.folder, 'again.tar'));
    expect(again.parts).toEqual(manifest.parts);
    expect(again.database).toEqual(manifest.database);
  });

  it('belongs to its file storage, whose clean-up may run', async () => {
    const connection = await target.open();
    const identity = onlyRow(await connection.query('select id as "databaseId", sweeps from storage_identity'));
    await connection.close();
    expect(JSON.parse((await storageOf(target).readMarker()) ?? '')).toEqual(identity);
  });
});

it('is refused by a database with data, and replaces it only with --replace', async () => {
  await expect(restore(target, '--from', path)).rejects.toThrow(/not empty.*--replace/);
  const stray = '01940000-0000-7000-8000-00000000abcd';
  await storageOf(target).write(stray, Readable.from([Buffer.from('stray')]));
  const connection = await target.open();
  await connection.query('delete from sessions');
  await connection.query('alter table coupons add column surplus text');
  await connection.close();
  const newer = ['01940000-0000-7000-8000-000000000001', '01940000-0000-7000-8000-000000000002'];
  for (const id of newer) await storageOf(target).addErasure(id);

  await restore(target, '--from', path, '--replace');

  const replaced = await target.open();
  expect(await readTables(replaced)).toEqual(manifest.database.tables);
  await replaced.close();
  expect(await storageOf(target).read(stray)).toBeUndefined();
  const quarantined = await readdir(join(target.folder, 'files', 'quarantine'), { recursive: true });
  expect(quarantined).toContain(join('cd', stray));
  expect(await storageOf(target).listErasures(), 'the newer list stays').toEqual(newer);
  expect(await readdir(target.folder)).not.toContain('pg.replaced');
}, 200_000);

it('leaves the database and the files as they were when the result differs from the manifest', async () => {
  const wrong = join(target.folder, 'wrong.tar');
  await rewrite(path, wrong, ({ database, ...others }) => ({
    ...others,
    database: {
      ...database,
      tables: database.tables.map((table) => (table.name === 'users' ? { ...table, rows: table.rows + 1 } : table)),
    },
  }));
  const before = await target.open();
  await before.query(`update coupons set max_uses = 7 where code = 'BACKUP-0'`);
  await before.close();
  await expect(restore(target, '--from', wrong, '--replace')).rejects.toThrow(/"users" has \d+ rows instead of \d+/);
  const after = await target.open();
  expect(await after.query(`select max_uses as uses from coupons where code = 'BACKUP-0'`)).toEqual([{ uses: 7 }]);
  await after.close();
  expect(await readdir(target.folder)).not.toContain('pg.restoring');
}, 200_000);

it('serves users and files after a restore, which its running server refuses to repeat', async () => {
  const [server, address] = await start(target);
  const agent = await signIn(address, 'agent@demo.test');
  await signIn(address, 'customer@demo.test');
  expect((await fetch(`${address}/api/auth/me`, { headers: agent })).status).toBe(200);
  const file = await fetch(new URL(fileUrl ?? '', address));
  expect([file.status, await file.text()]).toEqual([200, '%PDF-1.7 during']);
  const inUse = databaseKind() === 'postgres' ? /stop all servers/ : /in use by another server/;
  await expect(restore(target, '--from', path, '--replace')).rejects.toThrow(inUse);
  await stop(server);
}, 200_000);

describe('an encrypted backup', () => {
  it('contains no readable email, and opens with its private key only', async () => {
    const identity = await generateX25519Identity();
    const encrypted = join(target.folder, 'encrypted.tar.age');
    const [, written] = await backUp(target, '--to', encrypted, '--recipient', await identityToRecipient(identity));
    const bytes = await readFile(encrypted);
    for (const text of ['@demo.test', 'manifest.json', 'public.users', '%PDF-1'])
      expect(bytes.includes(text), text).toBe(false);
    const [right, wrong] = [join(target.folder, 'key.txt'), join(target.folder, 'wrong.txt')];
    await writeFile(right, `# created by age-keygen\n${identity}\n`);
    await writeFile(wrong, `${await generateX25519Identity()}\n`);
    const verify = (...args: string[]) => backUp(target, '--verify', encrypted, ...args);
    expect((await verify('--identity-file', right))[1]).toEqual(written);
    await expect(verify('--identity-file', wrong)).rejects.toThrow(/cannot be decrypted/);
    await expect(verify()).rejects.toThrow(/is encrypted: set FAIRLEAD_BACKUP_PASSPHRASE/);
  }, 200_000);
});

it('reports errors in one line with status 1', async () => {
  const { status, output } = await runCommand('restore', ['--from', path, '--data', source.folder], source.env);
  expect([status, output]).toEqual([1, expect.stringMatching(/^fairlead: [^\n]*not empty[^\n]*--replace[^\n]*\n$/)]);
}, 200_000);
