// The floors of the house. What stands on a floor knows only what is below it.
const areas = '^packages/features/(?!session/|kit/|pickers/)([^/]+)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'types may refer to each other, and so may tables by their foreign keys, which drizzle takes as functions',
      severity: 'error',
      from: { pathNot: '^apps/api/src/db/schema/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'rules-import-nothing',
      comment: 'packages/rules is what is true whoever asks',
      severity: 'error',
      from: { path: '^packages/rules/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/rules/src/' },
    },
    {
      name: 'contract-imports-nothing',
      severity: 'error',
      from: { path: '^openapi/' },
      to: { path: '^(packages|apps)/' },
    },
    {
      name: 'ui-knows-nothing-above',
      comment: 'packages/ui knows nothing of insurance, of the network, or of routes',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^(openapi|apps|packages/(?!ui/))|node_modules/(react-router|swr|i18next|react-i18next)' },
    },
    {
      name: 'client-knows-the-contract-alone',
      severity: 'error',
      from: { path: '^packages/api-client/' },
      to: { path: '^(apps|packages/(?!api-client/|rules/))' },
    },
    {
      name: 'session-below-kit',
      severity: 'error',
      from: { path: '^packages/features/session/' },
      to: { path: '^(apps|packages/features/(?!session/))' },
    },
    {
      name: 'kit-knows-no-entity',
      severity: 'error',
      from: { path: '^packages/features/kit/' },
      to: { path: '^(apps|packages/features/(?!session/|kit/))' },
    },
    {
      name: 'pickers-below-areas',
      severity: 'error',
      from: { path: '^packages/features/pickers/' },
      to: { path: '^(apps|packages/features/(?!session/|kit/|pickers/))' },
    },
    {
      name: 'areas-apart',
      comment: 'what two areas share moves down; one links to the other by URL',
      severity: 'error',
      from: { path: areas },
      to: { path: areas, pathNot: '^packages/features/$1/' },
    },
    {
      name: 'no-feature-knows-an-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'server-stands-on-the-contract-and-the-rules',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: { path: '^(apps/(?!api/)|packages/(?!rules/))' },
    },
    {
      name: 'portal-speaks-http-to-the-server',
      severity: 'error',
      from: { path: '^apps/portal/', pathNot: '^apps/portal/e2e/' },
      to: { path: '^apps/(?!portal/)' },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { pathNot: '\\.(test|stories)\\.tsx?$|/(test|e2e)/' },
      to: { path: '\\.(test|stories)\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.jsx', '.d.ts', '.json'],
    },
  },
};
