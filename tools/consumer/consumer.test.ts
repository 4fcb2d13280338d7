import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { coupons, people } from '@fairlead/api-client/mocks';
import { chromium } from 'playwright';
import type * as Vite from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chromiumArgs, ensureBrowser } from '../browser.ts';
import { installConsumer } from './install.ts';

let folder = '';
let vite: typeof Vite;

beforeAll(async () => {
  // The test runner's value would build React for development.
  vi.stubEnv('NODE_ENV', 'production');
  folder = mkdtempSync(join(tmpdir(), 'fairlead-consumer-'));
  installConsumer(folder);
  const entry = createRequire(join(folder, 'package.json')).resolve('vite');
  vite = (await import(pathToFileURL(entry).href)) as typeof Vite;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds one entry of the consumer. Returns the output by extension. */
async function built(name: string) {
  const outDir = join(folder, 'dist', name);
  await vite.build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir, rolldownOptions: { input: join(folder, `${name}.tsx`) } },
  });
  const assets = join(outDir, 'assets');
  const files = readdirSync(assets);
  const read = (file: string) => readFileSync(join(assets, file), 'utf8');
  // Static imports of the first script. Dynamic imports do not count towards the weight of the page.
  const first = new Set(files.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js')));
  for (const file of first)
    for (const [, imported = ''] of read(file).matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)) first.add(imported);
  return {
    js: [...first].map(read).join('\n'),
    css: files
      .filter((file) => file.startsWith(`${name}-`) && file.endsWith('.css'))
      .map(read)
      .join('\n'),
    allCss: files
      .filter((file) => file.endsWith('.css'))
      .map(read)
      .join('\n'),
  };
}
const gzip = (text: string) => gzipSync(text, { level: 9 }).length;
const classesIn = (css: string) => new Set(css.match(/(?<=\.)[a-zA-Z_][\w-]*/g) ?? []);

test('Button alone adds at most 3 kB of JavaScript to React, and only its own CSS', async () => {
  const [react, button] = [await built('react'), await built('button')];
  expect(gzip(button.js) - gzip(react.js)).toBeLessThanOrEqual(3000);

  const ui = join(folder, 'node_modules', '@fairlead', 'ui', 'dist');
  const own = readdirSync(join(ui, 'Button')).filter((file) => file.endsWith('.css'));
  const ownClasses = classesIn(own.map((file) => readFileSync(join(ui, 'Button', file), 'utf8')).join('\n'));
  const strangers = [...classesIn(button.css)].filter((name) => !ownClasses.has(name));
  expect(ownClasses.size).toBeGreaterThan(0);
  expect(strangers, 'classes of other components').toEqual([]);
});

// As on a server that renders without a bundler.
test('Node loads every entry of every package', () => {
  const packages = readdirSync(join(folder, 'node_modules', '@fairlead'));
  const entries = packages.flatMap((name) => {
    const manifest = JSON.parse(
      readFileSync(join(folder, 'node_modules', '@fairlead', name, 'package.json'), 'utf8'),
    ) as { exports: Record<string, string | object> };
    return Object.entries(manifest.exports).flatMap(([path, target]) =>
      typeof target === 'object' && 'default' in target ? [join('@fairlead', name, path)] : [],
    );
  });
  expect(entries).toContain('@fairlead/ui/themes');
  // Fixtures and stories need msw and Storybook, which a product's server does not install.
  const forServers = entries.filter((entry) => !/\/(mocks|storybook|.*[sS]cenarios)$/.test(entry));
  const load = `for (const entry of ${JSON.stringify(forServers)}) await import(entry).catch((error) => console.log(entry, error.message));`;
  const { stdout, stderr } = spawnSync('node', ['--input-type=module', '--eval', load], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout + stderr).toBe('');
});

// Gzipped bytes; JavaScript without React.
test.for([
  { name: 'a table page', entry: 'tablePage', js: 8050, css: 5000 },
  { name: 'a form in a dialog', entry: 'dialogForm', js: 36_000, css: 5000 },
])('$name keeps within its weight', async ({ entry, js, css }) => {
  const [react, page] = [await built('react'), await built(entry)];
  expect(gzip(page.js) - gzip(react.js), 'JavaScript').toBeLessThanOrEqual(js);
  expect(gzip(page.css), 'CSS').toBeLessThanOrEqual(css);
});

// The editor, the charts and the signature pad have their own entries, which pages load on demand.
test('the CSS of the whole library without editor, charts and signatures is at most 18.2 kB', async () => {
  expect(gzip((await built('everything')).allCss)).toBeLessThanOrEqual(18_200);
});

test('the coupons area runs in another product under a base path', async () => {
  await vite.build({
    root: folder,
    base: '/back-office/',
    configFile: false,
    logLevel: 'error',
    build: { outDir: join(folder, 'dist', 'site'), rolldownOptions: { input: join(folder, 'index.html') } },
  });
  const server = await vite.preview({
    root: folder,
    base: '/back-office/',
    configFile: false,
    build: { outDir: join(folder, 'dist', 'site') },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...chromiumArgs] });
  try {
    const page = await browser.newPage({ baseURL: server.resolvedUrls?.local[0] ?? '' });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const answer = (payload: object) => ({ json: { success: true, code: 'ok', message: '', payload } });
    const all = { content: coupons, totalElements: coupons.length, numberOfElements: coupons.length, totalPages: 1 };
    await page.route('**/api/auth/me', (route) => route.fulfill(answer(people.admin)));
    await page.route('**/api/coupons/all**', (route) => route.fulfill(answer(all)));
    await page.addInitScript(() => {
      localStorage.setItem('fairlead.token', `x.${btoa(JSON.stringify({ exp: 4_102_444_800 }))}.x`);
    });

    await page.goto('/back-office/coupon');
    await page.getByRole('heading', { level: 1, name: 'All Coupons' }).waitFor();
    await page.getByRole('row', { name: /WELCOME25/ }).waitFor();
    await page.getByRole('link', { name: 'Create Coupon' }).click();
    await page.waitForURL('**/back-office/coupon/create');
    await page.getByLabel('Coupon Code').waitFor();
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});
