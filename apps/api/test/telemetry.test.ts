import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { demoPassword } from '../src/demo/accounts.ts';
import { type CreatedDatabase, createDatabase } from './support/createDatabase.ts';
import { copyDemo } from './support/demoFolder.ts';
import { freePort, type ServerProcess, startServerProcess } from './support/process.ts';
import { addressOf } from './support/templates.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** Receives spans by OTLP over HTTP, and service requests for the support system. */
async function startReceiver() {
  const spans: Span[] = [];
  const bodies: string[] = [];
  const forwarded: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      if (request.url === '/support') forwarded.push(request.headers);
      else {
        bodies.push(body);
        for (const { scopeSpans } of JSON.parse(body).resourceSpans)
          for (const { spans: found } of scopeSpans) spans.push(...found);
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, spans, bodies, forwarded, close: () => server.close() };
}

/** A way to the database that can be cut. */
async function startCable(target: URL) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createTcpServer((socket) => {
    if (isCut) return void socket.destroy();
    const onward = connect(Number(target.port || 5432), target.hostname);
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on('error', () => undefined).on('close', () => [socket, onward].forEach((other) => other.destroy()));
    }
    socket.pipe(onward).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    repair: () => (isCut = false),
    close: () => server.close(),
  };
}

const template = inject('template');

let folder: string;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let database: CreatedDatabase | undefined;
let cable: Awaited<ReturnType<typeof startCable>> | undefined;
let server: ServerProcess;
let origin: string;
let metrics: string;

/** Environment of a server on a copy of the demo data. */
async function copyDatabase(): Promise<NodeJS.ProcessEnv> {
  if (template.kind !== 'postgres') {
    await copyDemo(folder);
    return {};
  }
  database = await createDatabase(template.server, template.databases.demo);
  const { url, migrationUrl } = addressOf(template, database.name);
  cable = await startCable(new URL(url));
  const direct = (address: string) =>
    Object.assign(new URL(address), { hostname: '127.0.0.1', port: cable?.port }).href;
  return { DATABASE_URL: direct(url), FAIRLEAD_MIGRATION_DATABASE_URL: direct(migrationUrl) };
}

const scrape = async () => (await fetch(`${metrics}/metrics`)).text();
const send = (path: string, { token, ...init }: RequestInit & { token?: string } = {}) =>
  fetch(origin + path, {
    ...init,
    headers: {
      domain: 'localhost',
      ...(init.body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(init.headers as Record<string, string>),
    },
  });
const post = (path: string, body: object, more: RequestInit & { token?: string } = {}) =>
  send(path, { method: 'POST', body: JSON.stringify(body), ...more });

async function signIn(email: string): Promise<string> {
  const response = await post('/api/auth/signin', { email, password: demoPassword });
  return JSON.parse(await response.text()).payload.accessToken;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairlead-telemetry-'));
  receiver = await startReceiver();
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}`;
  server = startServerProcess(['--port', String(await freePort()), '--data', folder], {
    ...(await copyDatabase()),
    LOG_LEVEL: 'info',
    FAIRLEAD_METRICS_PORT: String(port),
    FAIRLEAD_SUPPORT_REQUEST_URL: `${receiver.address}/support`,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.address,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_SERVICE_NAME: 'portal-under-test',
  });
  origin = await server.ready();
}, 120_000);
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended();
  receiver.close();
  cable?.close();
  await database?.drop();
  await rm(folder, { recursive: true });
});

/** Value of a sample, 0 when it is missing. */
const valueOf = (text: string, sample: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${sample} `))
      ?.split(' ')
      .at(-1) ?? 0,
  );

describe('metrics', () => {
  it('count requests by operation, method and class of status, sign-ins and statements', async () => {
    const before = await scrape();
    const token = await signIn('owner@demo.test');
    await post('/api/auth/signin', { email: 'owner@demo.test', password: 'wrong' });
    for (let i = 0; i < 3; i++) await send('/api/policy/all?pageNo=0', { token });
    await send(`/api/nothing/${randomBytes(8).toString('hex')}`);
    const after = await scrape();
    const grown = (sample: string) => valueOf(after, sample) - valueOf(before, sample);
    const request = (operation: string, method: string, status: string) =>
      `http_server_request_duration_seconds_count{fairlead_operation="${operation}",http_request_method="${method}",http_response_status_class="${status}"}`;
    expect(grown(request('signIn', 'POST', '2xx'))).toBe(1);
    expect(grown(request('signIn', 'POST', '4xx'))).toBe(1);
    expect(grown(request('listPolicies', 'GET', '2xx'))).toBe(3);
    expect(grown(request('unmatched', 'GET', '4xx'))).toBe(1);
    const signIns = (outcome: string) =>
      `fairlead_sign_in_attempts_total{fairlead_sign_in_step="password",fairlead_outcome="${outcome}"}`;
    expect([grown(signIns('signed_in')), grown(signIns('wrong'))]).toEqual([1, 1]);
    expect(grown('db_client_operation_duration_seconds_count{db_operation_name="SELECT"}')).toBeGreaterThan(5);
    expect(valueOf(after, 'http_server_active_requests{http_request_method="GET"}')).toBe(0);
    expect(valueOf(after, 'fairlead_component_healthy{fairlead_component="storage"}')).toBe(1);
    expect(after).toMatch(/^fairlead_build_info\{version="\d+\.\d+\.\d+",node="v\d/m);
  });

  it('count open event streams', async () => {
    const token = await signIn('agent@demo.test');
    const abort = new AbortController();
    await send('/api/notification/stream', { token, signal: abort.signal });
    const open = async () => valueOf(await scrape(), 'fairlead_event_stream_connections');
    expect(await open()).toBe(1);
    abort.abort();
    await vi.waitFor(async () => expect(await open()).toBe(0), 10_000);
  });

  it('contain no personal data and a bounded number of series', async () => {
    const text = await scrape();
    expect(text).not.toMatch(/@|[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(text.split('\n').length).toBeLessThan(2000);
  });

  it('are not on the public port, and the metrics port serves nothing else', async () => {
    expect((await send('/metrics')).headers.get('content-type')).not.toMatch(/version=0.0.4/);
    expect((await fetch(`${metrics}/api/states/all`)).status).toBe(404);
    expect((await fetch(`${metrics}/metrics`, { method: 'POST' })).status).toBe(405);
  });

  it('include each metric of the dashboard and the alerts', async () => {
    const observability = new URL('../../../deploy/observability/', import.meta.url);
    const dashboard = JSON.parse(await readFile(new URL('dashboard.json', observability), 'utf8'));
    const expressions: string[] = dashboard.panels.flatMap(({ targets = [] }: { targets?: { expr: string }[] }) =>
      targets.map(({ expr }) => expr),
    );
    expressions.push(await readFile(new URL('alerts.yml', observability), 'utf8'));
    const used = new Set(
      expressions.flatMap((text) => [...text.matchAll(/([a-z][a-z0-9_]+)\{job=/g)].map(([, name]) => name)),
    );
    used.delete('up');
    expect(used.size).toBeGreaterThan(20);
    // Only PostgreSQL has pools. `replicaProcess.test.ts` is about the metrics of a replica.
    const elsewhere = /^fairlead_replica_(lag|wait)/;
    const expected = [...used].filter(
      (name = '') =>
        (template.kind === 'postgres' || !name.startsWith('db_client_connection')) && !elsewhere.test(name),
    );
    await vi.waitFor(async () => {
      const text = await scrape();
      const missing = expected.filter((name) => !new RegExp(`^${name}[{ ]`, 'm').test(text));
      expect(missing).toEqual([]);
      // The first scheduled jobs run within a minute.
    }, 70_000);
  }, 90_000);
});

/** Attribute of a span. */
const attributeOf = ({ attributes }: Span, key: string) => {
  const value = attributes.find((found) => found.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

describe('traces', () => {
  const traceId = randomBytes(16).toString('hex');
  const traceparent = `00-${traceId}-${randomBytes(8).toString('hex')}-01`;
  const ofTrace = () => receiver.spans.filter((span) => span.traceId === traceId);
  const find = (name: string) => ofTrace().find((span) => span.name === name);

  it('continue the trace of a proxy through transactions, statements, jobs and calls', async () => {
    const token = await signIn('customer@demo.test');
    const list = await send('/api/policy/all', { token });
    const [policy] = JSON.parse(await list.text()).payload.content;
    const body = { policyId: policy.id, policyServiceType: 'REQUEST_FOR_ID', title: 'Wombat certificate' };
    const created = await post('/api/service-request/create', body, { token, headers: { traceparent } });
    expect(created.status, await created.text()).toBe(201);
    // A job ends after its calls.
    await vi.waitFor(() => expect(find('job forwardRequest')).toBeDefined(), 20_000);
    const request = find('createServiceRequest');
    expect(request).toMatchObject({ kind: 2, parentSpanId: traceparent.split('-')[2] });
    expect(request && attributeOf(request, 'http.route')).toBe('/api/service-request/create');
    expect(request && attributeOf(request, 'http.response.status_code')).toBe(201);
    const transactions = ofTrace()
      .filter((span) => span.name === 'transaction')
      .map(({ spanId }) => spanId);
    const inserts = ofTrace().filter((span) => span.name === 'INSERT service_requests');
    expect(inserts).toHaveLength(1);
    expect(transactions).toContain(inserts[0]?.parentSpanId);
    const job = find('job forwardRequest');
    expect(job && attributeOf(job, 'fairlead.queue.lane')).toBe('support');
    expect(find('support forward')?.parentSpanId).toBe(job?.spanId);
    // The support system continues the trace.
    expect(receiver.forwarded.at(-1)?.traceparent).toContain(`00-${traceId}-`);
  }, 60_000);

  it('contain no values, no addresses and no names', () => {
    const sent = receiver.bodies.join('');
    expect(sent).toContain('portal-under-test');
    expect(sent).not.toMatch(/wombat|@demo\.test|Portal#2026|pageNo/i);
    expect(sent).not.toMatch(/"(db\.query\.text|url\.(path|full|query))"/);
  });

  it('appear in the log lines', async () => {
    await vi.waitFor(() => expect(server.output()).toContain(traceId));
  });
});

it.runIf(template.kind === 'postgres')(
  'readiness names the database while it cannot be reached',
  async () => {
    const read = async (address: string) => {
      const response = await fetch(`${address}/readyz`);
      return { status: response.status, body: JSON.parse(await response.text()) };
    };
    expect(await read(origin)).toEqual({ status: 200, body: { ok: true, failing: [] } });
    cable?.cut();
    await vi.waitFor(async () => expect((await read(origin)).status).toBe(503), 20_000);
    expect((await read(origin)).body.failing).toContain('database');
    const detail = await read(metrics);
    expect(detail.status).toBe(503);
    expect(detail.body.components[0]).toMatchObject({
      name: 'database',
      ok: false,
      error: expect.stringMatching(/\w/),
    });
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    const text = await scrape();
    expect(valueOf(text, 'fairlead_component_healthy{fairlead_component="database"}')).toBe(0);
    expect(text).toContain('process_uptime_seconds');
    cable?.repair();
    await vi.waitFor(async () => expect((await read(origin)).body).toEqual({ ok: true, failing: [] }), 60_000);
  },
  120_000,
);
