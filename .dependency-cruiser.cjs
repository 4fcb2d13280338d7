// The layers of the repository. A layer may import only from the layers below it.
const areas = '^packages/features/(?!session/|kit/|pickers/)([^/]+)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'type-only imports count too',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'the benchmark installs the libraries that it compares with',
      severity: 'error',
      from: { pathNot: '^tools/bench/rivals/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'rules-import-nothing',
      comment: 'packages/rules holds insurance rules that apply to server and browser alike',
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
      name: 'ui-imports-no-upper-layer',
      comment: 'packages/ui contains no insurance rules, network calls or routes',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^(openapi|apps|packages/(?!ui/))|node_modules/(react-router|swr|i18next|react-i18next)' },
    },
    {
      name: 'client-imports-only-the-contract',
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
      name: 'kit-imports-no-area',
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
      name: 'areas-import-no-area',
      comment: 'move shared code to a lower layer; areas link to each other by URL',
      severity: 'error',
      from: { path: areas },
      to: { path: areas, pathNot: '^packages/features/$1/' },
    },
    {
      name: 'packages-import-no-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'server-imports-only-contract-and-rules',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: { path: '^(apps/(?!api/)|packages/(?!rules/))' },
    },
    {
      name: 'api-areas-import-no-area',
      comment: 'reads and writes that several areas share are in apps/api/src/records',
      severity: 'error',
      from: { path: '^apps/api/src/areas/([^/]+)/' },
      to: { path: '^apps/api/src/areas/', pathNot: '^apps/api/src/areas/$1/' },
    },
    {
      name: 'api-layers-import-no-area',
      comment: 'areas use these folders; only the assembly of the server imports areas',
      severity: 'error',
      from: { path: '^apps/api/src/(contract|db|files|jobs|mail|messages|pdf|ports|records)/' },
      to: { path: '^apps/api/src/areas/' },
    },
    {
      name: 'portal-imports-no-server-code',
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
    // the build provides the module
    exclude: { path: '(^|/)dist/|^virtual:' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.jsx', '.d.ts', '.json'],
    },
  },
};
