import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defaultExclude, defineConfig } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { chromiumArgs, findBrowser } from './tools/browser.ts';

const configDir = fileURLToPath(new URL('./.storybook', import.meta.url));
const executablePath = findBrowser();

/** What a story costs is one thread's time, so that a page a core halves it; left alone, one core stays idle. */
const everyCore = { isolate: false, maxWorkers: '100%' } as const;

/** Packages of the workspace are read from their sources, not from their builds: by tests, and by what compiles styles. */
const fromSources = {
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
};

const browser = (): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' }],
  viewport: { width: 1280, height: 800 },
});

export default defineConfig({
  ...fromSources,
  test: {
    projects: [
      {
        extends: true,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          isolate: false,
          environment: 'node',
          include: ['{openapi,packages,apps/portal,tools/lint}/**/*.test.{ts,tsx}'],
          exclude: [...defaultExclude, 'apps/portal/e2e'],
        },
      },
      'apps/*/vitest.config.ts',
      {
        extends: true,
        plugins: [storybookTest({ configDir })],
        test: { name: 'stories', browser: browser(), ...everyCore, setupFiles: ['.storybook/test/stories.setup.ts'] },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir, tags: { include: ['matrix'] } })],
        test: { name: 'themes', browser: browser(), ...everyCore, setupFiles: ['.storybook/test/themes.setup.ts'] },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir, tags: { include: ['matrix'] } })],
        test: {
          name: 'visual',
          setupFiles: ['.storybook/test/visual.setup.ts'],
          browser: {
            ...browser(),
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                // A share of the pixels would let a changed radius pass on a large picture.
                comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 4 },
                resolveScreenshotPath: ({ arg, root, ext }) => `${root}/.storybook/screenshots/${arg}${ext}`,
              },
            },
          },
        },
      },
      {
        extends: true,
        plugins: [vanillaExtractPlugin()],
        test: { name: 'review', environment: 'node', include: ['.storybook/test/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'consumer',
          environment: 'node',
          include: ['tools/consumer/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['apps/portal/e2e/**/*.test.ts'],
          globalSetup: ['apps/portal/e2e/support/server.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          // a whole browser, server and database on a machine that may be doing other work
          retry: 1,
        },
      },
    ],
  },
});
