import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../src/demo/accounts.ts';
import { copyDemo } from './support/demoFolder.ts';
import { freePort, type ServerProcess, startServerProcess } from './support/process.ts';

let folder: string;
let port: number;
let first: ServerProcess;
let address: string;
const lock = () => join(folder, 'server.lock');
const args = (...more: string[]) => ['--port', String(port), '--data', folder, ...more];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairlead-process-'));
  await copyDemo(folder);
  port = await freePort();
  first = startServerProcess(args());
  address = await first.ready();
});
afterAll(async () => {
  first.child.kill('SIGKILL');
  await first.ended();
  await rm(folder, { recursive: true });
});

/** Expects a failed start: one line on stderr, status 1, no stack trace. */
async function expectFailedStart(options: readonly string[], env?: NodeJS.ProcessEnv): Promise<string> {
  const server = startServerProcess(options, env);
  const { status } = await server.ended();
  expect([status, server.output()]).toEqual([1, expect.stringMatching(/^fairlead: [^\n]+\n$/)]);
  return server.output();
}

describe('a start', () => {
  it('prints only the address and the demo accounts', () => {
    expect(first.output()).toContain(`Fairlead is ready at http://127.0.0.1:${port}\n`);
    expect(first.output()).toContain(demoPassword);
    for (const name of ['admin', 'limited-admin', 'owner', 'agent', 'assistant', 'unsubscribed', 'customer']) {
      expect(first.output()).toContain(`${name}@demo.test`);
    }
    expect(first.output()).not.toMatch(/warn|error|experimental/i);
  });

  it('on a data folder in use fails', async () => {
    const other = await expectFailedStart(['--port', String(await freePort()), '--data', folder]);
    expect(other).toContain(folder);
    expect(other).toContain(`process ${first.child.pid} on ${hostname()}`);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });

  it('on a used port fails and unlocks its folder', async () => {
    const busy = createServer().listen(0, '127.0.0.1');
    const elsewhere = await mkdtemp(join(tmpdir(), 'fairlead-busy-'));
    const taken = busy.address();
    const name = taken && typeof taken === 'object' ? String(taken.port) : '';
    expect(await expectFailedStart(['--port', name, '--data', elsewhere])).toContain(`port ${name} is in use`);
    expect(await readdir(elsewhere)).not.toContain('server.lock');
    busy.close();
    await rm(elsewhere, { recursive: true });
  });

  it('with an invalid option, or in production without secrets, fails', async () => {
    expect(await expectFailedStart(['--prot', '1'])).toContain("'--prot'");
    expect(await expectFailedStart([], { NODE_ENV: 'production' })).toContain('FAIRLEAD_JWT_SECRET');
    expect(await expectFailedStart(['--data', '/dev/null/data'])).toContain('/dev/null/data');
    expect(
      await expectFailedStart([], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x', FAIRLEAD_DATA: tmpdir() }),
    ).toContain('DATABASE_URL');
  });
});

describe('a stop', () => {
  it('answers pending requests, closes the database and exits with 0; the next start is fast', async () => {
    const token = await signIn(address);
    // The signal arrives while a body is only half sent.
    const boundary = 'b';
    const upload = request(`${address}/api/file/upload?fileType=DOCUMENT&fileUploadType=OTHER`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      upload.on('response', (response) => resolve(response.resume().statusCode));
      upload.on('error', reject);
    });
    upload.write(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nslow`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    first.child.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 300));
    upload.end(`\r\n--${boundary}--\r\n`);
    expect(await answered).toBe(201);
    expect(await first.ended()).toEqual({ status: 0, signal: null });
    expect(await readdir(folder)).not.toContain('server.lock');

    const begun = Date.now();
    first = startServerProcess(args());
    await first.ready();
    // the demo data is not created again; about 3 seconds on an idle machine
    expect(Date.now() - begun).toBeLessThan(20_000);
    // Secrets and sessions survive the restart.
    const me = await fetch(`${address}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(me.status).toBe(200);
  });

  it('is also clean on Ctrl-C', async () => {
    first.child.kill('SIGINT');
    expect(await first.ended()).toEqual({ status: 0, signal: null });
  });
});

describe('a command', () => {
  it('works on the data, prints a line, and exits with 0 and without a lock', async () => {
    const command = startServerProcess(args('--reencrypt-factors'));
    expect(await command.ended()).toEqual({ status: 0, signal: null });
    expect(command.output()).toBe('0 second factors were encrypted with the current secret\n');
    expect(await readdir(folder)).not.toContain('server.lock');
  });
});

describe('a stale lock', () => {
  const leave = (values: object) =>
    writeFile(lock(), JSON.stringify({ token: 'old', host: hostname(), pid: 1, refreshedAt: Date.now(), ...values }));

  it.each([
    ['of a process that is gone', { pid: 2 ** 22 - 1 }],
    ['of another program with the same process id, long ago', { refreshedAt: Date.now() - 60_000 }],
    ['of another host, long ago', { host: 'another', refreshedAt: Date.now() - 60_000 }],
  ])('%s is replaced', async (_, values) => {
    await leave(values);
    first = startServerProcess(args());
    await first.ready();
    expect(JSON.parse(await readFile(lock(), 'utf8')).pid).toBe(first.child.pid);
    first.child.kill('SIGTERM');
    await first.ended();
  });

  it('of another running host is respected', async () => {
    await leave({ host: 'another' });
    expect(await expectFailedStart(args())).toContain('process 1 on another');
    await rm(lock());
  });
});

describe('--fresh', () => {
  it('creates the demo data again and deletes only its own files', async () => {
    await writeFile(join(folder, 'notes.txt'), 'mine');
    const before = await readFile(join(folder, 'secrets.json'), 'utf8');
    first = startServerProcess(args('--fresh'));
    await first.ready();
    expect(await readFile(join(folder, 'notes.txt'), 'utf8')).toBe('mine');
    expect(await readFile(join(folder, 'secrets.json'), 'utf8')).not.toBe(before);
    await signIn(address);
  }, 120_000);
});

async function signIn(at: string): Promise<string> {
  const response = await fetch(`${at}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', domain: 'localhost' },
    body: JSON.stringify({ email: 'agent@demo.test', password: demoPassword }),
  });
  expect(response.status).toBe(200);
  return JSON.parse(await response.text()).payload.accessToken;
}
