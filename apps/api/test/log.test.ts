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

it('tells what was asked and answered, and no secret of it', async () => {
  const { payload } = (await server.app.inject(signInRequest('admin@demo.test'))).json();
  await server.app.inject(signInRequest('admin@demo.test', 'Wrong#Password1'));
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
  // Whatever somebody logs by mistake.
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

it('tells what went wrong in the database, and none of the values', async () => {
  const lost = server.db.execute(sql`select ${'hunter2\nsecond line'}::text from no_such_table`);
  const error = await lost.catch((reason: unknown) => reason);
  lines.length = 0;
  log.error({ err: error }, 'request failed');
  expect(String(error)).toContain('hunter2');
  expect(lines.join('')).toContain('no_such_table');
  expect(lines.join('')).toContain('log.test.ts');
  expect(lines.join('')).not.toMatch(/hunter2|second line/);
});

it('says which request an answer belongs to', async () => {
  const { headers } = await server.app.inject('/api/states/all');
  expect(lines.join('')).toContain(String(headers['x-request-id']));
});

it.each([
  ['/a?sig=abc&exp=1', '/a?sig=[redacted]&exp=1'],
  ['/a?exp=1&sig=abc', '/a?exp=1&sig=[redacted]'],
  ['/a?TOKEN=abc', '/a?TOKEN=[redacted]'],
  ['/auth/sign-up?InvitationToken=abc', '/auth/sign-up?InvitationToken=[redacted]'],
  ['/a?design=abc', '/a?design=abc'],
])('an address without its secrets: %s', (url, shown) => {
  expect(withoutSecrets(url)).toBe(shown);
});
