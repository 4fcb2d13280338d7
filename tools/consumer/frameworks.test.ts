import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArgs, ensureBrowser } from '../browser.ts';
import { installApp } from './install.ts';

interface Framework {
  example: string;
  /** Command that serves the built app, without the port. */
  serve: (port: number) => string[];
  /** Path of the page with the form. */
  form: string;
  versions?: Record<string, string>;
  nightly?: boolean;
}

// The lowest supported React, and every framework of the installation page.
const frameworks: Framework[] = [
  { example: 'next', serve: (port) => ['next', 'start', '-p', String(port)], form: '/contacts/new' },
  {
    example: 'vite',
    serve: (port) => ['vite', 'preview', '--port', String(port), '--host', '127.0.0.1'],
    form: '/',
    versions: { react: '19.2.0', 'react-dom': '19.2.0' },
  },
  {
    example: 'react-router',
    serve: () => ['react-router-serve', './build/server/index.js'],
    form: '/',
    nightly: true,
  },
];
const wanted = frameworks.filter(({ nightly }) => !nightly || process.env.FAIRLEAD_TEST_FRAMEWORKS === 'all');

// The test runner's value of NODE_ENV would build React for development.
const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };

function buildIn(folder: string) {
  const build = spawnSync('pnpm', ['run', 'build'], { cwd: folder, encoding: 'utf8', env });
  expect(build.status, `${build.stdout}${build.stderr}`).toBe(0);
}

function serveIn(folder: string, [command = '', ...args]: string[], port: number) {
  const settings = { ...env, PORT: String(port), HOST: '127.0.0.1' };
  return spawn(join(folder, 'node_modules', '.bin', command), args, { cwd: folder, env: settings, stdio: 'ignore' });
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

async function waitFor(url: string) {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...chromiumArgs] });
});
afterAll(() => browser.close());

describe.each(wanted)('the example for $example', ({ example, serve, form, versions }) => {
  let folder = '';
  let url = '';
  let server: ChildProcess | undefined;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), `fairlead-${example}-`));
    installApp(folder, join('examples', example), versions);
    buildIn(folder);
    const port = await freePort();
    server = serveIn(folder, serve(port), port);
    url = `http://127.0.0.1:${port}`;
    await waitFor(url);
  });
  afterAll(() => {
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Opens a page and collects what the browser reports: hydration errors, blocked scripts and styles, failed requests. */
  async function open(path: string, colorScheme: 'light' | 'dark' = 'light') {
    const page: Page = await browser.newPage({ colorScheme });
    const reports: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && reports.push(message.text()));
    page.on('pageerror', ({ message }) => reports.push(message));
    await page.goto(url + path);
    return { page, reports };
  }

  it('shows a form with working fields and reports nothing', async () => {
    const { page, reports } = await open(form);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Enter the name.').waitFor();
    await page.getByLabel('Name').fill('Maria Lopez');
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'Oregon' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Maria Lopez was created.').first().waitFor();
    const button = page.getByRole('button', { name: 'Save' });
    expect(await button.evaluate((element) => getComputedStyle(element).height)).toBe('32px');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('16px');
    expect(reports).toEqual([]);
    await page.close();
  });

  it('follows a dark system from the first paint', async () => {
    const { page, reports } = await open(form, 'dark');
    await page.getByRole('button', { name: 'Save' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('DARK');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(17, 17, 19)');
    expect(reports).toEqual([]);
    await page.close();
  });

  it.runIf(example === 'next')('renders components on the server and streams the rest', async () => {
    const response = await fetch(url);
    const parts: string[] = [];
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) parts.push(decoder.decode(part, { stream: true }));
    const [first = ''] = parts;
    expect(first).toContain('About this list');
    expect(first).toContain('Loading contacts');
    expect(first).not.toContain('Elena Marchetti');
    expect(parts.join('')).toContain('Elena Marchetti');

    const { page, reports } = await open('/');
    await page.getByRole('row', { name: /Elena Marchetti/ }).waitFor();
    // A card is rendered by the server only. Its stylesheet must still arrive.
    const card = page.locator('section', { has: page.getByRole('heading', { name: 'About this list' }) });
    expect(await card.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('10px');
    expect(reports).toEqual([]);
    await page.close();
  });
});

describe('a page with Tailwind', () => {
  let folder = '';
  let url = '';
  let server: ChildProcess | undefined;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fairlead-tailwind-'));
    installApp(folder, join('examples', 'tailwind'));
    buildIn(folder);
    const port = await freePort();
    server = serveIn(folder, ['vite', 'preview', '--port', String(port), '--host', '127.0.0.1'], port);
    url = `http://127.0.0.1:${port}`;
    await waitFor(url);
  });
  afterAll(() => {
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  /** All computed styles of the document, the body and the host's elements. Custom properties have no effect by themselves. */
  const stylesOfHost = (page: Page) =>
    page.evaluate(() =>
      [document.documentElement, document.body, ...document.querySelectorAll('#host, #host *')].map((element) => {
        const style = getComputedStyle(element);
        const size = /^(block|inline)-size$|^(width|height|perspective-origin|transform-origin)$/;
        const isRoot = element === document.documentElement || element === document.body;
        return Object.fromEntries(
          [...style]
            .filter((name) => !name.startsWith('--') && !(isRoot && size.test(name)))
            .map((name) => [name, style.getPropertyValue(name)]),
        );
      }),
    );

  it('keeps every style outside the components, which look as they should', async () => {
    const page = await browser.newPage();
    await page.goto(`${url}/host.html`);
    const before = await stylesOfHost(page);
    await page.goto(`${url}/index.html`);
    const edit = page.getByRole('button', { name: 'Edit' });
    await edit.waitFor();
    expect(await stylesOfHost(page)).toEqual(before);
    expect(before.length).toBeGreaterThan(10);

    const style = (name: string) =>
      edit.evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);
    expect([await style('height'), await style('font-size'), await style('border-top-width')]).toEqual([
      '32px',
      '13px',
      '1px',
    ]);
    await edit.click();
    const dialog = page.getByRole('dialog', { name: 'Edit Contact' });
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(237, 238, 240)');
    expect(await dialog.evaluate((element) => getComputedStyle(element).fontSize)).toBe('13px');
    await page.close();
  });
});
