import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { run } from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import type { StoryIndex } from 'storybook/internal/types';
import { preview } from 'vite';
import { chromiumArgs, ensureBrowser } from '../../tools/browser.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Entries of the static build, in the order of the sidebar. */
export const entries = Object.values(
  (JSON.parse(readFileSync(`${root}/storybook-static/index.json`, 'utf8')) as StoryIndex).entries,
);

export interface OpenStorybook {
  browser: Browser;
  url: string;
  close: () => Promise<void>;
}

/** Serves the static build and starts a browser. */
export async function openStorybook(): Promise<OpenStorybook> {
  const server = await preview({
    root,
    configFile: false,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: 'storybook-static' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...chromiumArgs] });
  return {
    browser,
    url: server.resolvedUrls?.local[0] ?? '',
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

interface PageOptions extends Pick<BrowserContextOptions, 'reducedMotion' | 'contrast'> {
  /** Whether the stories in frames run. */
  frames?: boolean;
}

/** Opens a page and collects its errors. Without `frames`, the stories in frames stay empty; they have their own tests. */
export async function openPage(
  { browser, url }: OpenStorybook,
  path: string,
  { frames = false, ...media }: PageOptions = {},
) {
  const page: Page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...media,
  });
  if (!frames)
    await page.route(/iframe\.html\?.*viewMode=story/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Story</title>' }),
    );
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(url + path);
  return { page, errors };
}

/** Waits until the document has not changed for 300 ms. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const done = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(done, 300);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, 300);
        });
        observer.observe(document.body, { subtree: true, childList: true });
      }),
  );

/** Violations on the page outside of the stories, which have their own tests, and of Storybook's table of controls. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: typeof run } };
    const { violations } = await axe.run(
      { include: [['#storybook-docs']], exclude: [['.docs-story'], ['.docblock-argstable'], ['iframe']] },
      {
        iframes: false,
        resultTypes: ['violations'],
        // The rule also counts headings in excluded stories, which begin with their own level.
        rules: { 'heading-order': { enabled: !document.querySelector('.docs-story :is(h1, h2, h3)') } },
      },
    );
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`));
  });
}
