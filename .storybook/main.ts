import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, mergeConfig } from 'vite';
import { libraries } from './preview/libraries.ts';

const publicFolder = fileURLToPath(new URL('./public', import.meta.url));

// Copied from the installed msw, so that both versions always match.
mkdirSync(publicFolder, { recursive: true });
copyFileSync(
  createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'),
  `${publicFolder}/mockServiceWorker.js`,
);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx', '../packages/features/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The default docgen misses props that come from `cva` variants.
  typescript: { reactDocgen: 'react-docgen-typescript' },
  docs: { defaultName: 'Docs' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      resolve: { conditions: ['source', ...defaultClientConditions] },
      // vanilla-extract runs the stylesheets here.
      environments: { ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } } },
      optimizeDeps: { include: [...libraries, 'react-dom/client', 'react/jsx-dev-runtime'] },
    }),
};

export default config;
