import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, mergeConfig, type Rolldown } from 'vite';
import { uiApi } from './api/plugin.ts';
import { libraries } from './preview/libraries.ts';
import { previewGroup } from './previewChunk.ts';

const publicFolder = fileURLToPath(new URL('./public', import.meta.url));

mkdirSync(publicFolder, { recursive: true });
// Copied, so that the logo and the version of msw always match.
copyFileSync(
  fileURLToPath(new URL('../apps/portal/public/favicon.svg', import.meta.url)),
  `${publicFolder}/favicon.svg`,
);
copyFileSync(
  createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'),
  `${publicFolder}/mockServiceWorker.js`,
);

const fontFolder = join(
  dirname(
    createRequire(new URL('../packages/ui/package.json', import.meta.url)).resolve('@fontsource-variable/manrope'),
  ),
  'files',
);
/** The manager is a page of its own and does not load the styles of the stories. */
const managerFont = `<link rel="icon" href="./favicon.svg" type="image/svg+xml" />
<style>@font-face { font-family: 'Manrope Variable'; font-weight: 200 800; src: url(./fonts/manrope-latin-wght-normal.woff2) format('woff2') }
#storybook-explorer-tree svg { color: inherit }</style>`;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../packages/features/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public', { from: fontFolder, to: '/fonts' }],
  // Pages that are opened without the sidebar would ask for /favicon.ico.
  previewHead: (head) => `${head}<link rel="icon" href="./favicon.svg" type="image/svg+xml" />`,
  managerHead: (head) => `${head}${managerFont}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The default docgen misses props that come from `cva` variants.
  typescript: { reactDocgen: 'react-docgen-typescript' },
  docs: { defaultName: 'Docs' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), uiApi()],
      build: {
        rolldownOptions: {
          // 'use client' means nothing here and would be reported for each component.
          onLog: (level: Rolldown.LogLevel, log: Rolldown.RolldownLog, report: Rolldown.LogOrStringHandler) => {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
          },
          output: { codeSplitting: { groups: [previewGroup] } },
        },
      },
      resolve: { conditions: ['source', ...defaultClientConditions] },
      // vanilla-extract runs the stylesheets here.
      environments: { ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } } },
      optimizeDeps: { include: [...libraries, 'react-dom/client', 'react-dom/server', 'react/jsx-dev-runtime'] },
    }),
};

export default config;
