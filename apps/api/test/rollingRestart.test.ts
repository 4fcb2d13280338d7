import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { DAY, dayOf } from '@fairlead/rules';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { demoPassword } from '../src/demo/accounts.ts';
import { type CreatedDatabase, createDatabase } from './support/createDatabase.ts';
import { databaseKind } from './support/database.ts';
import { freePort, type ServerProcess, startServerProcess } from './support/process.ts';

const WRITERS = 4;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Sends requests as a load balancer does: on kept connections, to servers that are ready, and elsewhere when one refuses. */
function loadBalancer(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(ports);
  let next = 0;
  const send = (port: number, path: string, body?: object, token?: string) =>
    new Promise<{ status: number; body: { payload: { accessToken: string } }; connection?: string | undefined }>(
      (resolve, reject) => {
        const outgoing = request({
          port,
          agent,
          path,
          method: body ? 'POST' : 'GET',
          headers: {
            domain: 'portal.test',
            ...(body && { 'content-type': 'application/json' }),
            ...(token && { authorization: `Bearer ${token}` }),
          },
        });
        outgoing.on('error', reject);
        outgoing.on('response', (answer) => {
          const { statusCode = 0, headers } = answer;
          json(answer).then(
            (parsed) => resolve({ status: statusCode, body: parsed as never, connection: headers.connection }),
            reject,
          );
        });
        outgoing.end(body && JSON.stringify(body));
      },
    );
  const check = async (port: number) => {
    const answer = await send(port, '/readyz').catch(() => undefined);
    if (answer?.status === 200) ready.add(port);
    else ready.delete(port);
  };
  const timer = setInterval(() => ports.forEach((port) => void check(port)), 50);
  return {
    ready,
    async send(path: string, body?: object, token?: string) {
      for (let attempt = 0; ; attempt++) {
        const open = [...ready];
        const port = open[(next += 1) % open.length] ?? ports[0] ?? 0;
        try {
          return await send(port, path, body, token);
        } catch (error) {
          if (codeOf(error) !== 'ECONNREFUSED' || attempt === 5) throw error;
          ready.delete(port);
          await wait(20);
        }
      }
    },
    sendTo: send,
    stop() {
      clearInterval(timer);
      agent.destroy();
    },
  };
}

describe.runIf(databaseKind() === 'postgres')('a restart of one process after the other', () => {
  let folder: string;
  let database: CreatedDatabase;
  let ports: number[];
  let processes: ServerProcess[];
  const start = (port: number) =>
    startServerProcess(['--port', String(port), '--data', folder], {
      NODE_ENV: 'production',
      FAIRLEAD_DEMO: '1',
      FAIRLEAD_DRAIN_SECONDS: '1',
      DATABASE_URL: database.url,
      FAIRLEAD_JWT_SECRET: 'j'.repeat(32),
      FAIRLEAD_FILE_SECRET: 'f'.repeat(32),
      LOG_LEVEL: 'silent',
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairlead-rolling-'));
    const template = inject('template');
    if (template.kind !== 'postgres') return;
    database = await createDatabase(template.server, template.databases.demo);
    ports = [await freePort(), await freePort()];
    processes = ports.map(start);
    for (const { ready } of processes) await ready();
  }, 120_000);
  afterAll(async () => {
    for (const { child } of processes) child.kill('SIGKILL');
    for (const { ended } of processes) await ended();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it('fails no request, and keeps each write once', async () => {
    const balancer = loadBalancer(ports);
    const { body } = await balancer.send('/api/auth/signin', { email: 'admin@demo.test', password: demoPassword });
    const token = body.payload.accessToken;
    const acknowledged: string[] = [];
    const failures: unknown[] = [];
    let isDone = false;
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let n = 0; !isDone; n++) {
        const couponCode = `R${writer}-${n}`;
        const coupon = {
          couponCode,
          discountType: 'FIXED',
          discountAmount: 1,
          maxTimesCanBeUsed: 1,
          expirationDate: dayOf(Date.now() / 1000) + 9 * DAY,
        };
        const answer = await balancer.send('/api/coupons/create', coupon, token).catch((error: unknown) => error);
        if (typeof answer === 'object' && answer && 'status' in answer && answer.status === 201)
          acknowledged.push(couponCode);
        else failures.push(answer);
        await wait(100);
      }
    });
    for (const [index, port] of ports.entries()) {
      const before = acknowledged.length;
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 10), 20_000);
      const old = processes[index];
      old?.child.kill('SIGTERM');
      expect((await old?.ended())?.status).toBe(0);
      expect([...balancer.ready]).not.toContain(port);
      processes[index] = start(port);
      await processes[index].ready();
      await vi.waitFor(() => expect([...balancer.ready]).toContain(port));
    }
    isDone = true;
    await Promise.all(writers);
    balancer.stop();
    expect(failures).toEqual([]);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query(`select code from coupons where code ~ '^R[0-9]-'`);
    await client.end();
    expect(rows.map(({ code }) => code).toSorted()).toEqual(acknowledged.toSorted());
  }, 240_000);

  it('is announced: a process that stops is not ready, answers, and closes its connections', async () => {
    const [port = 0] = ports;
    const balancer = loadBalancer([port]);
    const before = await balancer.sendTo(port, '/healthz');
    expect([before.status, before.connection]).toEqual([200, 'keep-alive']);
    processes[0]?.child.kill('SIGTERM');
    await vi.waitFor(async () => expect((await balancer.sendTo(port, '/readyz')).status).toBe(503), { interval: 20 });
    const during = await balancer.sendTo(port, '/healthz');
    expect([during.status, during.connection]).toEqual([200, 'close']);
    balancer.stop();
    expect((await processes[0]?.ended())?.status).toBe(0);
  });
});
