import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, supportForwards } from '../src/db/schema/index.ts';
import { makeLogger } from '../src/log.ts';
import { httpSupport } from '../src/ports/support.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { allJobs, deleteJobs, makeJobsDue, runDueJobs } from './support/jobs.ts';
import { serviceCalls } from './support/serviceRequests.ts';

/** Support system on a local port that responds with `status`. */
let desk: Server;
let address: string;
let status = 201;
const received: { method: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];

let server: Harness;
const logged: string[] = [];
const sink = new Writable({ write: (chunk, _, done) => void (logged.push(String(chunk)), done()) });
const log = makeLogger('trace', sink);

beforeAll(async () => {
  desk = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received.push({ method: request.method, headers: request.headers, body });
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(desk, 'listening');
  address = `http://127.0.0.1:${(desk.address() as AddressInfo).port}/requests`;
  server = await startHarness({ log, forwardsRequests: true });
});
beforeEach(async () => {
  status = 201;
  received.length = 0;
  await deleteJobs(server);
  await server.db.delete(supportForwards);
});
afterAll(async () => {
  await server.close();
  desk.close();
});

const { input, create } = serviceCalls(() => server);
const token = 'support-token-0123456789';
const work = (support = httpSupport(address)) => runDueJobs(server, { support, log });
const ask = async (values: object = {}) => {
  const response = await create(await input({ supportTicketSessionToken: token, ...values }));
  expect(response.statusCode, response.body).toBe(201);
  return response.json().payload;
};

describe('a service request with a support address', () => {
  it('is forwarded once with the token; neither content nor token is stored', async () => {
    const request = await ask({ title: 'ID card' });
    expect(received).toEqual([]);
    await work();
    await work();
    expect(received).toHaveLength(1);
    const [sent] = received;
    expect(sent?.method).toBe('POST');
    expect(sent?.headers).toMatchObject({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      id: request.id,
      policyId: request.policyId,
      policyServiceType: 'REQUEST_FOR_ID',
      title: 'ID card',
    });
    expect(sent?.body).not.toContain(token);
    expect(await server.db.select().from(supportForwards)).toMatchObject([{ content: '', token: null }]);
  });

  it('is forwarded again after a failure, with the same idempotency key', async () => {
    status = 503;
    await ask();
    await work();
    const [failed] = (await allJobs(server)).filter(({ kind }) => kind === 'forwardRequest');
    expect(failed).toMatchObject({ state: 'retry', output: { message: 'the support system answered 503' } });
    status = 200;
    await makeJobsDue(server);
    await work();
    const keys = received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(await server.db.select().from(supportForwards)).toMatchObject([{ token: null }]);
  });

  it('does not follow a redirect with the token', async () => {
    status = 302;
    await ask();
    await work();
    expect(received).toHaveLength(1);
  });

  it('is accepted without a token, and while the support system is down', async () => {
    await ask({ supportTicketSessionToken: null });
    await work(httpSupport('http://127.0.0.1:1/'));
    await makeJobsDue(server);
    await work();
    expect(received.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it('does not write the token to logs, jobs or the audit log', async () => {
    status = 500;
    await ask();
    await work();
    const rows = [await allJobs(server), await server.db.select().from(auditLog)];
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(logged.join('')).toContain('job failed');
    expect(logged.join('')).not.toContain(token);
  });
});
