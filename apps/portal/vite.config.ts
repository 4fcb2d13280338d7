import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** Where the API answers while the portal is being developed. */
const api = process.env.FAIRLEAD_API ?? 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // the server puts a fresh nonce in its place for every page
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    sourcemap: true,
    // a data: URL would need a wider policy for fonts and images
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': api, '/config.json': api } },
});
