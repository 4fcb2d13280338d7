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

/** Address of the API during development. */
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
      compress: { passes: 3, ecma: 2020, pure_getters: true, reduce_funcs: false },
    },
    sourcemap: true,
    // data: URLs would require a wider Content-Security-Policy for fonts and images
    assetsInlineLimit: 0,
    // all target browsers support modulepreload
    modulePreload: {
      polyfill: false,
      // Skip chunks that index.html already loads, and labels: their entries would add more bytes to every page than they
      // save. A chunk without other dependencies needs no list.
      resolveDependencies: (file, files, { hostType }) => {
        if (hostType !== 'js') return files;
        const missing = files.filter((each) => !/(portal|look|rolldown-runtime|labels\.\w+)-/.test(each));
        return missing.length === 1 && missing[0] === file ? [] : missing;
      },
    },
    rolldownOptions: {
      // inline constants, such as component messages, across modules
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      // no library has a getter with a side effect
      treeshake: { propertyReadSideEffects: false },
      output: {
        minify: true,
        // by default a shared chunk's name lists all its importers and is repeated in every preload list
        chunkFileNames: ({ name }) => (/^(shared|forms)/.test(name) ? 'assets/[hash].js' : 'assets/[name]-[hash].js'),
        assetFileNames: ({ names: [name = ''] }) =>
          name.startsWith('shared') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
        codeSplitting: { groups },
      },
    },
  },
  server: { proxy: { '/api': api, '/config.json': api, '/dev/mailbox': api } },
}));
