import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { chromiumArgs, ensureBrowser } from '../browser.ts';
import { installApp } from './install.ts';

interface Options {
  /** Creates the app in an empty folder. */
  create: (folder: string) => void;
  /** Command that serves the built app. */
  serve: (port: number) => string[];
  /** Versions of dependencies that replace the ranges of the app. */
  versions?: Record<string, string>;
}

/** Command that serves an app that Vite has built. */
export const vitePreview = (port: number) => ['vite', 'preview', '--port', String(port), '--host', '127.0.0.1'];

// The test runner's value of NODE_ENV would build React for development.
const env = {
  ...process.env,
  NODE_ENV: 'production' as const,
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
};

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

/** Creates, installs, builds and serves an app before the tests of the group. Removes it after them. */
export function servedApp({ create, serve, versions }: Options) {
  let folder = '';
  let url = '';
  let server: ChildProcess | undefined;
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...chromiumArgs] });
    folder = mkdtempSync(join(tmpdir(), 'fairlead-app-'));
    create(folder);
    installApp(folder, versions);
    buildIn(folder);
    const port = await freePort();
    server = serveIn(folder, serve(port), port);
    url = `http://127.0.0.1:${port}`;
    await waitFor(url);
  });
  afterAll(async () => {
    server?.kill();
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    folder: () => folder,
    url: (path = '/') => url + path,
    /** Opens a page and collects what the browser reports: hydration errors, blocked scripts and styles, failed requests. */
    async open(path: string, colorScheme: 'light' | 'dark' = 'light') {
      const page = await browser.newPage({ colorScheme });
      const reports: string[] = [];
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && reports.push(message.text()));
      page.on('pageerror', ({ message }) => reports.push(message));
      await page.goto(url + path);
      // Astro removes the attribute when an island reacts to events.
      await expect.poll(() => page.locator('astro-island[ssr]').count(), { timeout: 30_000 }).toBe(0);
      return { page, reports };
    },
  };
}
