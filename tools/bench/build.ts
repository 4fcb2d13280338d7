import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, defaultClientConditions, defaultServerConditions } from 'vite';
import { root } from '../lib/root.ts';

/** Where the builds are: script.js and style.css of each contestant. */
export const builds = join(import.meta.dirname, 'dist');

/** A production build of one contestant, alone: nobody's styles are on another's page. */
export async function buildContestant(name: string, folder: 'contestants' | 'rivals') {
  process.env.NODE_ENV = 'production';
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    resolve: {
      conditions: ['source', ...defaultClientConditions],
      // from the top folder, so that all have the workspace's
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
