import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeLogger } from '../src/log.ts';
import { type Harness, signInRequest, startHarness } from './support/harness.ts';
import { multipart } from './support/multipart.ts';

const lines: string[] = [];
const log = makeLogger('trace', { write: (line) => void lines.push(line) });
let server: Harness;
beforeAll(async () => {
  server = await startHarness({ log, trustedProxies: '10.1.0.0/16' });
});
afterAll(() => server.close());

it('logs requests and responses without secrets', async () => {
  const { payload } = (await server.app.inject(signInRequest('agent@demo.test'))).json();
  await server.app.inject(signInRequest('agent@demo.test', 'Wrong#Password1'));
  const headers = { authorization: `Bearer ${payload.accessToken}` };
  const upload = multipart({ content: 'x' });
  const stored = await server.app.inject({
    method: 'POST',
    url: '/api/file/upload?fileType=DOCUMENT&fileUploadType=OTHER',
    payload: upload.payload,
    headers: { ...upload.headers, ...headers },
  });
  const { fileUrl } = stored.json().payload;
  await server.app.inject(fileUrl);
  await server.app.inject('/api/nothing?token=single-use-token');
  // Secrets that are logged by mistake.
  log.info({ request: { body: { password: 'Portal#2026' } }, accessToken: payload.accessToken });

  const written = lines.join('');
  expect(written).toContain('[redacted]');
  const signature = /sig=(.+)$/.exec(fileUrl)?.[1] ?? '';
  const secret = [
    payload.accessToken,
    payload.supportTicketSessionToken,
    'Portal#2026',
    'Wrong#Password1',
    signature,
    'single-use-token',
  ];
  for (const value of secret) {
    expect(value).not.toBe('');
    expect(written).not.toContain(value);
  }
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
});

it('removes email addresses and links from errors', () => {
  lines.length = 0;
  log.error({ err: new Error('451 greylisted jo@mail.test, see https://mail.test/why?id=1') }, 'job failed');
  expect(lines.join('')).toContain('451 greylisted [address], see [link]');
  expect(lines.join('')).toContain('log.test.ts');
  expect(lines.join('')).not.toMatch(/jo@|https:/);
});

it('logs database errors without values', async () => {
  const lost = server.db.execute(sql`select ${'hunter2\nsecond line'}::text from no_such_table`);
  const error = await lost.catch((reason: unknown) => reason);
  lines.length = 0;
  log.error({ err: error }, 'request failed');
  expect(String(error)).toContain('hunter2');
  expect(lines.join('')).toContain('no_such_table');
  expect(lines.join('')).toContain('log.test.ts');
  expect(lines.join('')).not.toMatch(/hunter2|second line/);
});

it('logs one line per request with ids, operation, status and duration', async () => {
  const token = await server.tokenOf('agent@demo.test');
  lines.length = 0;
  const { headers } = await server.app.inject({
    url: '/api/auth/me?unknown=1',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      requestId: headers['x-request-id'],
      operationId: 'getMe',
      method: 'GET',
      status: 400,
      durationMs: expect.any(Number),
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    }),
  ]);
});

it('logs nothing personal of a sign-in, a search, an upload and addresses', async () => {
  const personal = {
    email: 'zelda.quixote@demo.test',
    password: 'Marzipan#4711',
    search: 'Hyacinth-Bucket',
    file: 'passport-of-quixote.txt',
    content: 'born on the moon',
    path: 'quixote@example.test',
    userAgent: 'QuixoteBrowser/1.0',
    address: '203.0.113.77',
  };
  const headers = { authorization: `Bearer ${await server.tokenOf('agent@demo.test')}` };
  lines.length = 0;
  const send = (request: InjectOptions) =>
    server.app.inject({
      ...request,
      remoteAddress: personal.address,
      headers: { ...headers, 'user-agent': personal.userAgent, ...request.headers },
    });
  const { payload, headers: parts } = multipart({ content: personal.content, filename: personal.file });
  const answers = [
    await send(signInRequest(personal.email, personal.password)),
    await send({ url: `/api/search?q=${personal.search}` }),
    await send({ url: `/api/policy/all?pageSize=${personal.search}` }),
    await send({
      method: 'POST',
      url: '/api/file/upload?fileType=DOCUMENT&fileUploadType=OTHER',
      payload,
      headers: parts,
    }),
    await send({ url: `/api/nothing/${personal.path}?token=${personal.search}` }),
    await send({ url: `/%zz/${personal.path}` }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 200, 400, 201, 404, 400]);
  const written = lines.join('');
  expect(lines.length).toBeGreaterThanOrEqual(5);
  for (const value of Object.values(personal)) expect(written.toLowerCase()).not.toContain(value.toLowerCase());
  expect(written).not.toMatch(/zelda|quixote|marzipan|hyacinth/i);
});

it('takes the request id of a trusted proxy only, and only a valid one', async () => {
  const idOf = async (id: string, remoteAddress: string) =>
    (await server.app.inject({ url: '/api/states/all', headers: { 'x-request-id': id }, remoteAddress })).headers[
      'x-request-id'
    ];
  expect(await idOf('0f8c2a7e-from-proxy', '10.1.2.3')).toBe('0f8c2a7e-from-proxy');
  for (const [id, address] of [
    ['0f8c2a7e-from-proxy', '10.2.0.1'],
    ['short', '10.1.2.3'],
    ['jo@mail.test', '10.1.2.3'],
    ['a'.repeat(65), '10.1.2.3'],
  ] as const) {
    expect(await idOf(id, address)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  }
});
