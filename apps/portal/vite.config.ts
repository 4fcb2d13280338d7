import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { groups } from './chunks.ts';
import { fontFaces } from './fontFaces.ts';
import { leanLibraries } from './leanLibraries.ts';
import { otherThemes } from './otherThemes.ts';
import { precompress } from './precompress.ts';
import { shortName } from './shortNames.ts';
import { shortProperties } from './shortProperties.ts';

/** Where the API answers while the portal is being developed. */
const api = process.env.FAIRLEAD_API ?? 'http://127.0.0.1:4000';

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: command === 'build' ? shortName : 'debug' }),
    shortProperties,
    leanLibraries,
    fontFaces,
    otherThemes,
    precompress,
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // where vanilla-extract runs the stylesheets
  environments: { ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } } },
  // the server puts a fresh nonce in its place for every page
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    // the browsers that know :dir(), container queries and light-dark(); older ones would need three times the text
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // one after the other they leave 1 % less than either: terser knows more of code, the bundler's own of modules
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, ecma: 2020, pure_getters: true, reduce_funcs: false },
    },
    sourcemap: true,
    // a data: URL would need a wider policy for fonts and images
    assetsInlineLimit: 0,
    // every browser that the target names knows modulepreload
    modulePreload: {
      polyfill: false,
      // what the page itself loads is there before anything that it imports later
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !/(portal|look|rolldown-runtime)-/.test(file)) : files,
    },
    rolldownOptions: {
      // a word of a component goes where it is said
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      // no library's getter does more than get
      treeshake: { propertyReadSideEffects: false },
      output: {
        minify: true,
        // the name of a shared chunk is the list of all who share it, and stands in every list of preloads
        chunkFileNames: ({ name }) => (/^(shared|forms)/.test(name) ? 'assets/[hash].js' : 'assets/[name]-[hash].js'),
        assetFileNames: ({ names: [name = ''] }) =>
          name.startsWith('shared') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
        codeSplitting: { groups },
      },
    },
  },
  server: { proxy: { '/api': api, '/config.json': api } },
}));
