// `npm test`: all checks of the CI. `npm test -- unit stories` runs the named steps only.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasCeph, hasSwift } from '../apps/api/test/support/s3Programs.ts';
import { ensureBrowser } from './browser.ts';
import { runSteps, type Step } from './lib/steps.ts';

const database = process.env.TEST_DATABASE_URL;

// The native compiler has no JavaScript interface yet, so the tools that need one use `typescript`.
// One thread needs a third less processor time in all than several, and other steps use the other cores.
const tsc = 'node node_modules/typescript-native/bin/tsc --singleThreaded';

const testsOfBuckets = 'vitest run --project api s3.test s3Downloads.test storageContract.test moveFiles.test';

// Steps run two at a time, the long ones first. Those with `alone` use all cores by themselves.
const steps: readonly Step[] = [
  { name: 'format', title: 'Format and order of imports', run: ['biome ci --reporter=summary .'] },
  {
    name: 'packages',
    title: 'Packages: build and package lint',
    run: ['node tools/buildPackages.ts', 'node tools/publish-lint.ts'],
  },
  { name: 'oxlint', title: 'Lint: mistakes, promises, unsafe types', run: ['oxlint --quiet'] },
  { name: 'types', title: 'Types', run: [`${tsc} -p apps/api`, `${tsc} -p tsconfig.json`, `${tsc} -p tools`] },
  { name: 'eslint', title: 'Lint: hooks, accessibility, stories, size of files', run: ['eslint .'] },
  {
    name: 'boundaries',
    title: 'Boundaries between packages, no cycles',
    run: ['depcruise openapi packages apps tools .storybook --config .dependency-cruiser.cjs'],
  },
  { name: 'dead', title: 'Dead files, exports and dependencies', run: ['knip'] },
  { name: 'prose', title: 'Language of comments, texts and documents', run: ['node tools/prose/prose.ts'] },
  {
    name: 'contract',
    title: 'Contract: lint, OWASP rules, generated files and clients',
    run: ['node tools/contract.ts'],
  },
  { name: 'unit', title: 'Unit tests', run: ['vitest run --project unit'] },
  { name: 'review', title: 'Every route has the stories it owes', run: ['vitest run --project review'] },
  { name: 'portal', title: 'Portal: production build', run: ['node tools/buildPortal.ts'] },
  { name: 'storybook', title: 'Storybook: static build', run: ['storybook build --quiet'] },
  {
    name: 'pages',
    title: 'Storybook: pages of the documentation, with axe',
    run: ['vitest run --project pages'],
    browser: true,
    after: ['storybook'],
  },
  {
    name: 'consumer',
    title: 'Packed packages in a plain Vite app',
    run: ['vitest run --project consumer'],
    browser: true,
    after: ['packages'],
  },
  {
    name: 'api',
    title: 'API on PGlite',
    run: ['vitest run --project api'],
    // With PostgreSQL, only the files about the database itself run on both. The nightly tests run all files on PGlite.
    env: { TEST_DATABASE_URL: '', ...(database && { API_TESTS: 'shared' }) },
    alone: true,
  },
  {
    name: 'api-postgres',
    title: 'API on PostgreSQL',
    run: ['vitest run --project api'],
    skip: database ? undefined : 'TEST_DATABASE_URL names no server',
    alone: true,
  },
  {
    name: 'ceph',
    title: 'Files in a bucket of Ceph',
    run: [testsOfBuckets],
    env: { TEST_DATABASE_URL: '', FAIRLEAD_TEST_S3: 'ceph' },
    skip: hasCeph() ? undefined : 'needs ceph-{mon,osd,common} and radosgw',
    alone: true,
    onlyNamed: true,
  },
  {
    name: 'swift',
    title: 'Files in a bucket of OpenStack Swift',
    run: [testsOfBuckets],
    env: { TEST_DATABASE_URL: '', FAIRLEAD_TEST_S3: 'swift' },
    skip: hasSwift() ? undefined : 'needs swift-{proxy,account,container,object} and memcached',
    alone: true,
    onlyNamed: true,
  },
  {
    name: 'upgrade',
    title: 'Upgrade from the version before the newest migration, while both serve',
    run: ['vitest run --project api rollingUpgrade.test'],
    env: { FAIRLEAD_TEST_UPGRADE: '1' },
    skip: database ? undefined : 'TEST_DATABASE_URL names no server',
    alone: true,
    onlyNamed: true,
  },
  {
    name: 'stories',
    title: 'Stories in Chromium, each Matrix in six themes, with axe',
    run: ['vitest run --project stories'],
    browser: true,
    alone: true,
  },
  {
    name: 'e2e',
    title: 'Flows and size budgets over the production build',
    run: ['vitest run --project e2e --project e2e-budgets --project e2e-interactions'],
    browser: true,
    alone: true,
  },
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  process.stderr.write(`No step ${unknown.join(', ')}. The steps: ${steps.map(({ name }) => name).join(', ')}\n`);
  process.exit(2);
}

const selected = steps.filter(({ name, onlyNamed }) => (asked.length === 0 ? !onlyNamed : asked.includes(name)));
if (selected.some(({ browser }) => browser)) process.env.CHROMIUM_PATH = ensureBrowser();
// The steps start many processes that load the same modules, such as TypeScript and the server. The cache ends with the run.
const compileCache = mkdtempSync(join(tmpdir(), 'fairlead-compile-cache-'));
process.env.NODE_COMPILE_CACHE = compileCache;
process.on('exit', () => rmSync(compileCache, { recursive: true, force: true }));
process.exitCode = await runSteps(selected);
