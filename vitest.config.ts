import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defaultExclude, defineConfig } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { chromiumArgs, findBrowser } from './tools/browser.ts';
import { SlowFirst } from './tools/lib/slowFirst.ts';

const configDir = fileURLToPath(new URL('./.storybook', import.meta.url));
const executablePath = findBrowser();

/** One browser page per CPU core. Stories are CPU-bound, and Vitest's default leaves one core idle. */
const onePagePerCore = { isolate: false, maxWorkers: '100%' } as const;

/** Resolves workspace packages to their sources instead of their builds, in tests and in vanilla-extract. */
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

const budgets = 'apps/portal/e2e/budgets/*.test.ts';
const interactions = 'apps/portal/e2e/interactions.test.ts';
const e2e = {
  environment: 'node',
  // Each worker starts one browser. The tests share nothing in it, because each has a browser context of its own.
  isolate: false,
  globalSetup: 'apps/portal/e2e/support/server.ts',
  // machines with other work are several times slower at times
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // Each worker has its own server. A browser often waits for its server, so two cores keep three of them busy.
  maxWorkers: Math.min(3, availableParallelism() + 1),
  // the default of one second is too short for a write while all workers are busy
  expect: { poll: { timeout: 30_000 } },
  // timing failures occur when the machine also runs other work
  retry: 1,
} as const;

export default defineConfig({
  ...fromSources,
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        extends: true,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          isolate: false,
          environment: 'node',
          include: ['{openapi,packages,apps/portal,tools/lib,tools/lint,tools/prose}/**/*.test.{ts,tsx}'],
          exclude: [...defaultExclude, 'apps/portal/e2e'],
          // Forms are compared with the contract for hundreds of random values.
          testTimeout: 20_000,
          // The condition `source` also applies to this package of downshift, whose source Node does not run.
          server: { deps: { inline: ['downshift', 'compute-scroll-into-view'] } },
        },
      },
      'apps/*/vitest.config.ts',
      {
        extends: true,
        plugins: [storybookTest({ configDir })],
        test: {
          name: 'stories',
          // A story may wait for code that the development server transforms for the first time.
          testTimeout: 30_000,
          retry: 1,
          browser: browser(),
          ...onePagePerCore,
          setupFiles: ['.storybook/test/stories.setup.ts', '.storybook/test/themes.setup.ts'],
        },
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
                // An absolute limit: on a large screenshot a ratio would hide a changed border radius.
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
        test: {
          name: 'pages',
          environment: 'node',
          include: ['.storybook/pages/*.test.ts'],
          // timing failures occur when the machine also runs other work
          retry: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
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
          ...e2e,
          name: 'e2e',
          include: ['apps/portal/e2e/**/*.test.ts'],
          exclude: [...defaultExclude, budgets, interactions],
        },
      },
      // with servers of its own, because flows leave records and preferences that change what a page loads
      { test: { ...e2e, name: 'e2e-budgets', include: [budgets] } },
      {
        test: {
          ...e2e,
          name: 'e2e-interactions',
          include: [interactions],
          maxWorkers: 1,
          // measures times, so it runs alone, after the others
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
