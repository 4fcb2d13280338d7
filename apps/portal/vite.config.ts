import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { leanLibraries } from './leanLibraries.ts';
import { precompress } from './precompress.ts';

/** Where the API answers while the portal is being developed. */
const api = process.env.FAIRLEAD_API ?? 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), leanLibraries, precompress],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // the server puts a fresh nonce in its place for every page
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    sourcemap: true,
    // a data: URL would need a wider policy for fonts and images
    assetsInlineLimit: 0,
    // every browser that the target names knows modulepreload
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // the name of a shared chunk is the list of all who share it, and stands in every list of preloads
        chunkFileNames: ({ name }) => (name.startsWith('shared') ? 'assets/[hash].js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          // a module a chunk would be a hundred small files, which compress badly and each wait for the one before
          groups: [
            { name: 'portal', tags: ['$initial'], priority: 1 },
            { name: 'forms', test: /node_modules[\\/](react-hook-form|zod|@hookform)[\\/]/, entriesAware: true },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 16_000 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/config.json': api } },
});
