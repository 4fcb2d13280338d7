import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeLogger, withoutSecrets } from '../src/log.ts';
import { type Harness, signInRequest, startHarness } from './support/harness.ts';
import { multipart } from './support/multipart.ts';

const lines: string[] = [];
const log = makeLogger('trace', { write: (line) => void lines.push(line) });
let server: Harness;
beforeAll(async () => {
  server = await startHarness({ log });
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
  expect(written).toContain('/api/file/');
  expect(written).toContain('sig=[redacted]');
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

it('logs the request id of a response', async () => {
  const { headers } = await server.app.inject('/api/states/all');
  expect(lines.join('')).toContain(String(headers['x-request-id']));
});

it.each([
  ['/a?sig=abc&exp=1', '/a?sig=[redacted]&exp=1'],
  ['/a?exp=1&sig=abc', '/a?exp=1&sig=[redacted]'],
  ['/a?TOKEN=abc', '/a?TOKEN=[redacted]'],
  ['/auth/sign-up?InvitationToken=abc', '/auth/sign-up?InvitationToken=[redacted]'],
  ['/a?design=abc', '/a?design=abc'],
])('removes secrets from addresses: %s', (url, shown) => {
  expect(withoutSecrets(url)).toBe(shown);
});
