import { defineConfig } from 'vitest/config';

// Resolves workspace packages to their sources, as the server does. Vitest passes the conditions to Node. Do not add
// `import`: Node would then also use it for `require`.
const conditions = ['source', 'node'];

/**
 * Files whose results do not depend on the kind of database: some use none, some start a server process with a PGlite of its
 * own, and the others test formats, headers, limits of inputs, or files. They run on PGlite only.
 */
const onceOnPglite = [
  'alertRules',
  'apiReference',
  'backupArchive',
  'boundedQueue',
  'clamd',
  'config',
  'fairQueue',
  'flushedFiles',
  'fuzz',
  'headers',
  'images',
  'kill',
  'killDigests',
  'killNotifications',
  'killPayment',
  'mailbox',
  'messages',
  'migrationRules',
  'moveFiles',
  'notificationStreams',
  'portal',
  'process',
  'replicaState',
  's3',
  'scram',
  'serializer',
  'smtp',
  'storageContract',
  'stripePayments',
  'types',
  'xlsx',
  'zip',
];

/** Kill a server many times, which takes minutes. `kill`, `killPayment` and `mailProcess` do it eleven times in every run. */
const onlyNightly = ['killDigests', 'killNotifications'];

/** Measures queries on a large agency, which takes too long to make in PGlite. */
const onceOnPostgres = ['scaleReads'];

/**
 * Files about the database itself: isolation of agencies and customers, migrations, transactions, queues, search, sort orders
 * and large results. The two kinds of database could differ here, so these files always run on both.
 */
const aboutTheDatabase = [
  'baseline',
  'backup',
  'bulk',
  'bulkLists',
  'cleanUp',
  'deletedRows',
  'demo',
  'exports',
  'fileDatabase',
  'idempotency',
  'inbox',
  'jobs',
  'largeExports',
  'largeLists',
  'listFilters',
  'listViews',
  'migrations',
  'notifications',
  'rowSecurity',
  'scale',
  'search',
  'storage',
  'tenancy',
  'totals',
  'typos',
];

const onPostgres = Boolean(process.env.TEST_DATABASE_URL);
// Set by `npm test` when another step runs the remaining files on PostgreSQL.
const shared = process.env.API_TESTS === 'shared';
const isNightly = process.env.FAIRLEAD_TEST_KILLS !== undefined;
const pathOf = (name: string) => `test/${name}.test.ts`;

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // Vitest resolves the imports of the global setup here
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    name: 'api',
    root: import.meta.dirname,
    environment: 'node',
    include: shared ? [...onceOnPglite, ...aboutTheDatabase].map(pathOf) : ['test/**/*.test.ts'],
    exclude: [...(onPostgres ? onceOnPglite : onceOnPostgres), ...(isNightly ? [] : onlyNightly)].map(pathOf),
    globalSetup: ['test/support/globalSetup.ts'],
    pool: 'forks',
    // The modules of the server take longer to load than most files take to run. No file mocks a module.
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // timing failures occur when the machine also runs other work
    retry: 1,
  },
});
