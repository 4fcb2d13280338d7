import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoPassword } from '../src/demo/accounts.ts';
import { type CreatedDatabase, createDatabase } from './support/createDatabase.ts';
import { databaseKind } from './support/database.ts';
import { demoInProduction, freePort, type ServerProcess, startServerProcess } from './support/process.ts';

const server = process.env.TEST_DATABASE_URL ?? '';

let folder: string;
let database: CreatedDatabase;
let processes: ServerProcess[];
let first: string;
let second: string;
let third: string;

interface Answer {
  status: number;
  headers: Headers;
  body: { code: string; payload: { accessToken: string } };
}

async function call(origin: string, path: string, init: RequestInit & { token?: string } = {}): Promise<Answer> {
  const { token, ...rest } = init;
  const answer = await fetch(`${origin}${path}`, {
    ...rest,
    headers: {
      accept: 'application/json',
      domain: 'portal.test',
      ...(rest.body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answer['body'] };
}

/** Opens an event stream and counts its events. */
async function openStream(origin: string, token: string) {
  const abort = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/notification/stream`, { headers, signal: abort.signal });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  let text = '';
  let open = true;
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const part of answer.body ?? []) text += decoder.decode(part);
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      open = false;
    });
  return {
    events: () => text.match(/event: changed/g)?.length ?? 0,
    isOpen: () => open,
    close: () => abort.abort(),
  };
}

const signIn = (origin: string, email: string, password = demoPassword) =>
  call(origin, '/api/auth/signin', { method: 'POST', body: JSON.stringify({ email, password }) });
const tokenAt = async (origin: string, email: string) => (await signIn(origin, email)).body.payload.accessToken;

describe.runIf(databaseKind() === 'postgres')('three processes on one PostgreSQL', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairlead-several-'));
    database = await createDatabase(server);
    const start = async () =>
      startServerProcess(['--port', String(await freePort()), '--data', folder], demoInProduction(database.url));
    const one = await start();
    first = await one.ready();
    const other = await start();
    second = await other.ready();
    const last = await start();
    third = await last.ready();
    processes = [one, other, last];
  }, 120_000);
  afterAll(async () => {
    for (const { child } of processes) child.kill('SIGTERM');
    for (const { ended } of processes) await ended();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it('send the same headers', async () => {
    const names = ({ headers }: Answer) =>
      [...headers]
        .filter(([name]) => !['x-request-id', 'date', 'ratelimit', 'ratelimit-policy'].includes(name))
        .map(([name, value]) => `${name}: ${value}`);
    expect(names(await call(second, '/api/states/all'))).toEqual(names(await call(first, '/api/states/all')));
  });

  it('serve no development pages', async () => {
    for (const origin of [first, second]) expect((await call(origin, '/dev/mailbox')).status).toBe(404);
  });

  it('deny admin operations to the same callers', async () => {
    const token = await tokenAt(first, 'limited-admin@demo.test');
    for (const origin of [first, second]) {
      expect((await call(origin, '/api/admin/all', { token })).status).toBe(403);
      expect((await call(origin, '/api/coupons/all', { token })).status).toBe(200);
    }
  });

  it('share sessions and their end', async () => {
    const token = await tokenAt(first, 'owner@demo.test');
    expect((await call(second, '/api/auth/me', { token })).status).toBe(200);
    expect((await call(second, '/api/auth/signout', { method: 'POST', token })).status).toBe(200);
    expect((await call(first, '/api/auth/me', { token })).status).toBe(401);
  });

  it('share the failed sign-ins of an account', async () => {
    for (const origin of [first, second, first, second, first])
      expect((await signIn(origin, 'assistant@demo.test', 'wrong')).status).toBe(401);
    for (const origin of [first, second]) {
      const locked = await signIn(origin, 'assistant@demo.test');
      expect(locked.status).toBe(429);
      expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('show a notification in a stream of another process within a second, and end it with the session', async () => {
    const token = await tokenAt(first, 'agent@demo.test');
    const owner = await tokenAt(third, 'owner@demo.test');
    const me = await call(first, '/api/auth/me', { token });
    const { events, isOpen, close } = await openStream(first, token);
    await vi.waitFor(() => expect(events()).toBe(1));
    const task = {
      title: 'Call about the trailer',
      taskKind: 'CALL',
      dueDate: 1_900_022_400,
      assigneeId: (me.body.payload as unknown as { user: { id: string } }).user.id,
    };
    const begin = Date.now();
    const added = await call(third, '/api/task/create', { method: 'POST', token: owner, body: JSON.stringify(task) });
    expect(added.status).toBe(201);
    await vi.waitFor(() => expect(events()).toBe(2), { timeout: 1000, interval: 10 });
    expect(Date.now() - begin).toBeLessThan(1000);
    expect((await call(second, '/api/auth/signout', { method: 'POST', token })).status).toBe(200);
    await vi.waitFor(() => expect(isOpen()).toBe(false), { timeout: 1000, interval: 10 });
    close();
  });

  it('share the counts of an exact limit', async () => {
    const token = await tokenAt(first, 'owner@demo.test');
    const path = '/api/coupons/couponCode/GUESS';
    const statuses: number[] = [];
    for (let n = 0; n < 62; n += 1) statuses.push((await call(n % 2 ? first : second, path, { token })).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});
