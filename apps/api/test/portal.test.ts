import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import type { PageEntry, PagePlan, PageView } from '@fairlead/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { portalPolicy } from '../src/portal/csp.ts';
import { fillRendered } from '../src/portal/fillRendered.ts';
import { type Harness, startHarness } from './support/harness.ts';

let parent: string;
let folder: string;
let server: Harness;
let listening: { host: string; port: number };

const page = `<!doctype html><html lang="en"><head><title>Fairlead</title><script type="application/json" id="plan">null</script><script src="/boot.js" nonce="__CSP_NONCE__"></script>
<script type="application/json" id="config">{}</script></head><body><div id="root"></div>
<script type="module" src="/assets/index-abc.js" nonce="__CSP_NONCE__"></script></body></html>`;
const script = 'console.log("portal");'.repeat(50);

const view = (name: string, ...urls: string[]): PageView => ({
  kind: 'list',
  files: [`/assets/${name}.css`, '/assets/frame.js', `/assets/${name}.js`],
  requests: urls.map((url) => ({ url })),
});
const messages = { en: ['/assets/en.js'], fr: [], de: ['/assets/de.js'], nl: [] };
const pages: PageEntry[] = [
  { path: '/coupon', guard: 'signedIn', messages, views: { all: view('coupons', '/api/coupons/all?pageNo=0') } },
  { path: '/contact/:id', guard: 'signedIn', messages, views: { all: view('contact', '/api/contact/id/__id__') } },
  { path: '/plans', guard: 'signedIn', messages, views: { ADMIN: view('table'), AGENT: view('grid') } },
];

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'fairlead-portal-'));
  folder = join(parent, 'dist');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'boot.js'), 'theme()');
  await writeFile(join(folder, 'assets', 'index-abc.js'), script);
  await writeFile(join(folder, 'assets', 'index-abc.js.br'), brotliCompressSync(script));
  const { portal: config } = readConfig([], {
    FAIRLEAD_PRODUCT_NAME: '</script><script>alert(1)</script>',
    FAIRLEAD_SUPPORT_CENTER_URL: 'https://support.test/#/{token}/{userType}',
  });
  await writeFile(join(parent, 'secret.txt'), 'secret');
  server = await startHarness({ portal: { folder, config } });
  const { hostname, port } = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }));
  listening = { host: hostname, port: Number(port) };
});
afterAll(async () => {
  await server.close();
  await rm(parent, { recursive: true });
});

const rendered = (title: string) => ({
  title: `${title} | __PRODUCT_NAME__`,
  body: `<svg></svg><h1>${title}</h1><a href="/legal">Legal</a><a href="/terms">Terms</a><p>© __YEAR__ __COPYRIGHT_HOLDER__</p>`,
  bodyWithLogo: '<img src="__LOGO_URL__"/>',
  footerLinks: { legal: '/legal', terms: '/terms', privacy: '/privacy' },
});
const signIn: PageEntry = {
  path: '/auth/sign-in',
  guard: 'public',
  messages,
  views: { all: view('signIn') },
  rendered: { en: rendered('Sign In'), fr: rendered('Connexion'), de: rendered('Anmelden'), nl: rendered('Inloggen') },
};

const html = { accept: 'text/html,application/xhtml+xml' };
const open = (url: string, headers: Record<string, string> = html) => server.app.inject({ url, headers });

describe('the page', () => {
  it.each([
    '/',
    '/coupon',
    '/coupon/edit/01940000-0000-7000-8000-000000000000',
    '/auth/sign-in?next=%2F',
    '/index.html',
  ])('is served without caching at %s', async (url) => {
    const response = await open(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toContain('<div id="root">');
  });

  it('has a new nonce in the policy, the scripts and the configuration', async () => {
    const [one, other] = [await open('/'), await open('/')];
    const nonceOf = ({ headers }: typeof one) =>
      /script-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(nonceOf(one)).toMatch(/^[\w+/=]{22,}$/);
    expect(nonceOf(one)).not.toBe(nonceOf(other));
    expect(one.body.split(`nonce="${nonceOf(one)}"`)).toHaveLength(3);
    expect(one.body).not.toContain('__CSP_NONCE__');
    const config = /id="config">(.*?)<\/script>/.exec(one.body)?.[1] ?? '';
    expect(JSON.parse(config)).toEqual({
      productName: '</script><script>alert(1)</script>',
      logoUrl: null,
      stripePublishableKey: null,
      supportCenterUrl: 'https://support.test/#/{token}/{userType}',
      footerLinks: { legal: null, terms: null, privacy: null },
      copyrightHolder: '</script><script>alert(1)</script>',
      nonce: nonceOf(one),
    });
  });

  it('allows only its own resources', async () => {
    const policy = String((await open('/')).headers['content-security-policy']).replace(/'nonce-[^']+'/g, "'nonce'");
    expect(policy.split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'nonce'",
      "frame-src 'self' blob:",
      "style-src 'self' 'nonce'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  it('allows Stripe when cards are enabled, and no other origin', () => {
    const others = portalPolicy('n', { withStripe: true }).match(/https:\S+?(?=[ ;]|$)/g) ?? [];
    expect(others).toContain('https://js.stripe.com');
    expect(others.filter((origin) => !/^https:\/\/(\*\.)?(js|hooks|api)(\.js)?\.stripe\.com$/.test(origin))).toEqual(
      [],
    );
    expect(portalPolicy('n', { withStripe: true }).replaceAll(/ https:\S+?(?=[ ;]|$)/g, '')).toBe(portalPolicy('n'));
  });

  it('is served only to browsers that request a page', async () => {
    expect((await open('/coupon', { accept: 'application/json' })).statusCode).toBe(404);
    expect((await server.app.inject({ method: 'POST', url: '/coupon', headers: html })).statusCode).toBe(404);
    const api = await open('/api/nothing');
    expect([api.statusCode, api.json().code]).toEqual([404, 'error.notFound']);
    expect((await open('/api')).statusCode).toBe(404);
  });
});

describe('the preloads of the page', () => {
  const table = () => join(folder, 'pages.json');
  beforeEach(() => writeFile(table(), JSON.stringify(pages)));
  afterAll(() => rm(table(), { force: true }));
  const linksIn = (body: string) =>
    [...body.matchAll(/<link rel="(\w+)"[^>]* href="([^"]+)"/g)].map(([, ...link]) => link);
  const planIn = (body: string) => JSON.parse(/id="plan">(.*?)<\/script>/.exec(body)?.[1] ?? '') as PagePlan | null;

  it('are the stylesheets and scripts of the route, and the messages of the language', async () => {
    const { body } = await open('/coupon', { ...html, 'accept-language': 'de-CH, fr;q=0.5' });
    expect(linksIn(body)).toEqual([
      ['preload', '/assets/coupons.css'],
      ['modulepreload', '/assets/frame.js'],
      ['modulepreload', '/assets/coupons.js'],
      ['modulepreload', '/assets/de.js'],
    ]);
    expect(planIn(body)).toMatchObject({ guard: 'signedIn', language: 'de', messages });
  });

  it('use English for a language that the portal does not support', async () => {
    const { body } = await open('/coupon', { ...html, 'accept-language': 'es' });
    expect(linksIn(body)).toContainEqual(['modulepreload', '/assets/en.js']);
  });

  it('name the requests of the record in the address, and no other part of the address', async () => {
    const { body } = await open('/contact/7%3C%22?token=secret');
    expect(planIn(body)?.views.all?.requests).toEqual([{ url: '/api/contact/id/7%3C%22' }]);
    expect(body).not.toContain('secret');
  });

  it('cannot close the script element', async () => {
    const { body } = await open('/contact/</script><script>alert(1)');
    expect(body).not.toContain('<script>alert(1)');
  });

  it('omit files that only one role needs', async () => {
    const { body } = await open('/plans');
    expect(linksIn(body)).toEqual([
      ['modulepreload', '/assets/frame.js'],
      ['modulepreload', '/assets/en.js'],
    ]);
    expect(planIn(body)?.views.AGENT?.files).toContain('/assets/grid.js');
  });

  it.each(['/', '/coupon/unknown/page', '/coupons'])('do not exist for unknown routes: %s', async (url) => {
    const { body } = await open(url);
    expect([linksIn(body), planIn(body)]).toEqual([[], null]);
  });

  it('follow a new build', async () => {
    await writeFile(table(), JSON.stringify([{ ...pages[0], path: '/renamed' }]));
    expect(linksIn((await open('/coupon')).body)).toEqual([]);
    expect(linksIn((await open('/renamed')).body)).toHaveLength(4);
  });

  it('are missing without the table of the build', async () => {
    await rm(table());
    const response = await open('/coupon');
    expect([response.statusCode, linksIn(response.body), planIn(response.body)]).toEqual([200, [], null]);
  });

  it('are missing while the table of the build is incomplete', async () => {
    await writeFile(table(), '[{"path":');
    const response = await open('/coupon');
    expect([response.statusCode, linksIn(response.body)]).toEqual([200, []]);
  });
});

describe('a page that the build has rendered', () => {
  const table = () => join(folder, 'pages.json');
  beforeEach(() => writeFile(table(), JSON.stringify([...pages, signIn])));
  afterAll(() => rm(table(), { force: true }));

  it('has the language of the visitor, and says so', async () => {
    const { body } = await open('/auth/sign-in?returnTo=%2F', { ...html, 'accept-language': 'de' });
    expect(body).toContain('<html lang="de"');
    expect(body).toMatch(/<title>Anmelden \| .*<\/title>/);
    expect(body).toMatch(/<div id="root" data-language="de"><svg><\/svg><h1>Anmelden<\/h1>/);
    expect(body).toMatch(/<\/div><script nonce="[^"_]+">fairleadRendered\(\)<\/script>/);
  });

  it('has the year and the escaped names of the configuration', async () => {
    const { body } = await open('/auth/sign-in');
    const name = '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;';
    expect(body).toContain(`<title>Sign In | ${name}</title>`);
    expect(body).toContain(`© ${new Date(server.clock.now() * 1000).getFullYear()} ${name}`);
    expect(body).toContain('href="/legal"');
    expect(body).not.toMatch(/__[A-Z_]+__/);
  });

  it('has the logo and the links of the configuration', () => {
    const { portal } = readConfig([], {
      FAIRLEAD_LOGO_URL: '/logo.svg?a=1&b=2',
      FAIRLEAD_LEGAL_URL: 'https://legal.test/?a=1&b=2',
      FAIRLEAD_COPYRIGHT_HOLDER: '__YEAR__',
    });
    const page = signIn.rendered?.en ?? rendered('');
    expect(fillRendered(page, portal, 2030).body).toBe('<img src="/logo.svg?a=1&amp;b=2"/>');
    const withoutLogo = fillRendered(page, { ...portal, logoUrl: null }, 2030).body;
    expect(withoutLogo).toContain('<a href="https://legal.test/?a=1&amp;b=2">Legal</a><a href="/terms">');
    expect(withoutLogo).toContain('© 2030 __YEAR__');
  });

  it('is not part of other pages or of the plan', async () => {
    expect((await open('/coupon')).body).toContain('<div id="root"></div>');
    const { body } = await open('/auth/sign-in');
    expect(/id="plan">(.*?)<\/script>/.exec(body)?.[1]).not.toContain('<h1>');
  });
});

describe('the files of the build', () => {
  it('with a hash in their names are cached for a year and served compressed', async () => {
    const plain = await open('/assets/index-abc.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.body).toBe(script);
    const packed = await open('/assets/index-abc.js', { 'accept-encoding': 'br, gzip' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['content-type']).toMatch(/javascript/);
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
  });

  it.each(['/assets/index-old.js', '/assets/', '/assets'])(
    'that do not exist are 404 and never the page: %s',
    async (url) => {
      const response = await open(url);
      expect([response.statusCode, response.json().code]).toEqual([404, 'error.notFound']);
    },
  );

  it.each([
    '/assets/../index.html',
    '/assets/%2e%2e/index.html',
    '/assets/..%2f..%2f..%2fetc/passwd',
    '/..%2fsecret.txt',
  ])('are the only served files: %s', async (path) => {
    // A raw request, because fetch and inject normalize the address.
    const [response] = (await once(request({ ...listening, path }).end(), 'response')) as [IncomingMessage];
    const body = await text(response);
    expect(response.statusCode, body).toBe(404);
    expect(body).not.toMatch(/secret|root/);
  });

  it('without a hash in their names are revalidated on each request', async () => {
    const boot = await open('/boot.js');
    expect([boot.statusCode, boot.body]).toEqual([200, 'theme()']);
    expect(boot.headers['cache-control']).toBe('public, max-age=0');
    expect((await open('/missing.js', { accept: '*/*' })).statusCode).toBe(404);
  });
});

it('the configuration has its own address', async () => {
  const response = await open('/config.json', { accept: 'application/json' });
  expect(response.json()).not.toHaveProperty('nonce');
  expect(response.json().productName).toContain('alert');
});
