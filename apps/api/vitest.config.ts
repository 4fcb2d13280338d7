import { defineConfig } from 'vitest/config';

// As the server runs: the workspace's packages from their sources. Vitest hands these on to Node, so that a condition
// which Node sets by itself must not be among them: `import` would be in force for `require` too.
const conditions = ['source', 'node'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // where Vitest resolves what a global setup imports
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    name: 'api',
    root: import.meta.dirname,
    environment: 'node',
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/globalSetup.ts'],
    pool: 'forks',
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
