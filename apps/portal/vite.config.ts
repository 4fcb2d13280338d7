import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { groups } from './chunks.ts';
import { compileHints } from './compileHints.ts';
import { earlyScript } from './earlyScript.ts';
import { fontFaces } from './fontFaces.ts';
import { otherThemes } from './otherThemes.ts';
import { pageTable } from './pageTable.ts';
import { precompress } from './precompress.ts';
import { shortName } from './shortNames.ts';

/** Address of the API during development. */
const api = process.env.FAIRLEAD_API ?? 'http://127.0.0.1:4000';

const router = dirname(createRequire(import.meta.url).resolve('react-router-dom'));
/** React Router's exports name only its development build, whose warnings production does not need. */
const routerForProduction = [
  { find: /^react-router$/, replacement: join(router, '../../react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, '../../react-router/dist/production/dom-export.mjs') },
];

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: command === 'build' ? shortName : 'debug' }),
    fontFaces,
    otherThemes,
    earlyScript,
    pageTable,
    compileHints,
    precompress,
  ],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    alias: command === 'build' ? routerForProduction : [],
  },
  // vanilla-extract evaluates stylesheets in this environment
  environments: { ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } } },
  // the server replaces the placeholder with a new nonce per page
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    // these browsers support :dir(), container queries and light-dark(); fallbacks would triple the CSS
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // terser and then the bundler's own minifier: 1 % smaller than either alone
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { ecma: 2020, pure_getters: true, reduce_funcs: false },
    },
    sourcemap: true,
    // data: URLs would require a wider Content-Security-Policy for fonts and images
    assetsInlineLimit: 0,
    // all target browsers support modulepreload
    modulePreload: {
      polyfill: false,
      // index.html loads the first chunk
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !/(portal|rolldown-runtime)-/.test(file)) : files,
    },
    rolldownOptions: {
      // inline constants, such as component messages, across modules
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      // no library has a getter with a side effect
      treeshake: { propertyReadSideEffects: false },
      output: {
        minify: true,
        // by default a shared chunk's name lists all its importers and is repeated in every preload list
        chunkFileNames: ({ name }) => (name.startsWith('shared') ? 'assets/[hash].js' : 'assets/[name]-[hash].js'),
        assetFileNames: ({ names: [name = ''] }) =>
          name.startsWith('shared') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
        codeSplitting: { groups },
      },
    },
  },
  server: { proxy: { '/api': api, '/config.json': api, '/dev/mailbox': api } },
}));
