import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, defaultClientConditions, defaultServerConditions } from 'vite';
import { root } from '../lib/root.ts';

/** Folder with the script.js and style.css of each contestant. */
export const builds = join(import.meta.dirname, 'dist');

/** Production build of a single contestant, so that styles do not affect each other. */
export async function buildContestant(name: string, folder: 'contestants' | 'pages' | 'rivals') {
  process.env.NODE_ENV = 'production';
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    resolve: {
      conditions: ['source', ...defaultClientConditions],
      // All contestants use the workspace's React.
      dedupe: ['react', 'react-dom'],
    },
    environments: { ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } } },
    publicDir: false,
    build: {
      target: 'es2023',
      cssTarget: 'chrome120',
      outDir: join(builds, name),
      emptyOutDir: true,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(import.meta.dirname, folder, `${name}.tsx`),
        output: {
          entryFileNames: 'script.js',
          assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'style.css' : 'assets/[name][extname]'),
        },
      },
    },
  });
}
