import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { copyDemo } from './support/demoFolder.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { freePort, startServerProcess } from './support/process.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness({ mailbox: true });
});
afterAll(() => server.close());

const write = (subject: string) =>
  scoped(server.db, { role: 'fairlead_auth' })((tx) =>
    server.mailer.write(tx, {
      kind: 'resetPassword',
      to: 'reader@mail.test',
      language: 'en',
      agencyId: null,
      content: { subject, heading: subject, paragraphs: ['Text'] },
    }),
  );

describe('the development mailbox', () => {
  it('shows the mails, newest first, and escapes them', async () => {
    expect((await server.app.inject('/dev/mailbox')).body).toContain('No mails yet.');
    await write('The older one');
    await write('<b>The newer one</b>');
    const { body, headers } = await server.app.inject('/dev/mailbox');
    expect(body.indexOf('&lt;b&gt;The newer one')).toBeLessThan(body.indexOf('The older one'));
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('shows a mail in a sandboxed frame', async () => {
    const [mail] = await server.db.select().from(mails);
    const page = await server.app.inject(`/dev/mailbox/${mail?.id}`);
    expect(page.body).toContain(`src="/dev/mailbox/${mail?.id}/html" sandbox="`);
    expect(page.body).not.toContain('allow-scripts');
    const html = await server.app.inject(`/dev/mailbox/${mail?.id}/html`);
    expect(html.body).toContain('<base target="_blank">');
    expect(html.headers['content-security-policy']).toContain("default-src 'none'");
    expect(html.headers['content-security-policy']).toContain('sandbox');
  });

  it.each(['/dev/mailbox/x', '/dev/mailbox/01940000-0000-7000-8000-000000000000/html'])('has no %s', async (url) => {
    expect((await server.app.inject(url)).statusCode).toBe(404);
  });
});

describe('a request from another origin', () => {
  it.each([
    ['another address', { remoteAddress: '203.0.113.7' }],
    ['a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
    ['a site whose name points to this machine', { headers: { host: 'rebound.test' } }],
  ])('from %s gets 404', async (_, request) => {
    const answer = await server.app.inject({ url: '/dev/mailbox', ...request });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('The older one');
  });
});

describe('the real server', () => {
  const secret = 's'.repeat(32);
  const secrets = { FAIRLEAD_JWT_SECRET: secret, FAIRLEAD_FILE_SECRET: secret };
  // The end-to-end flows read the mailbox of a server with the demo world.
  it.each([
    ['without the demo world', { FAIRLEAD_DEMO: '0' }],
    ['in production, even with the demo world', { NODE_ENV: 'production', FAIRLEAD_DEMO: '1', ...secrets }],
  ])(
    'has none %s',
    async (_, env) => {
      const folder = await mkdtemp(join(tmpdir(), 'fairlead-mailbox-'));
      await copyDemo(folder);
      const started = startServerProcess(['--port', String(await freePort()), '--data', folder], env);
      const answer = await fetch(`${await started.ready()}/dev/mailbox`, { headers: { accept: 'application/json' } });
      expect(answer.status).toBe(404);
      started.child.kill('SIGTERM');
      await started.ended();
      await rm(folder, { recursive: true });
    },
    60_000,
  );
});
