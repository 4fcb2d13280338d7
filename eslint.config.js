import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';
import { noRawColours } from './tools/lint/noRawColours.ts';

const typescript = ['**/*.{ts,tsx}'];

export default defineConfig(
  // the types that tools/bench/rivals needs are there for the benchmark alone
  globalIgnores([
    '**/dist/',
    'storybook-static/',
    '.storybook/public/',
    'openapi/generated/',
    'data/',
    'tools/bench/rivals/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', '.*.cjs', '.*.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      // `_` for what a signature demands and the body does not need.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // A handler of an event may be asynchronous; what it fails with is for the caller of the hook that it uses.
      // Nothing here uses `this`; methods are functions that stand in an object.
      '@typescript-eslint/unbound-method': 'off',
      // A redirect and a failed answer are values that a router and a cache take by `throw`.
      '@typescript-eslint/only-throw-error': ['error', { allow: ['Response', 'Failure'] }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // oxlint warns at 250.
      'max-lines': ['error', 400],
    },
  },
  {
    files: typescript,
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.recommended],
    rules: {
      // VoiceOver forgets that a list or a table is one when CSS changes its display: it must be said again.
      'jsx-a11y/no-redundant-roles': 'off',
      'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
      // Content comes with the props; axe sees it on the page.
      'jsx-a11y/anchor-has-content': 'off',
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  storybook.configs['flat/recommended'],
  {
    files: ['packages/**/*.{ts,tsx}', 'apps/portal/src/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
    ignores: ['packages/ui/src/theme/**'],
    plugins: { house: { rules: { 'no-raw-colours': noRawColours } } },
    rules: { 'house/no-raw-colours': 'error' },
  },
  {
    files: ['packages/ui/src/theme/**', '**/*.stories.tsx', 'apps/api/src/db/schema/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    // What a test reads from an answer is held to the contract by the check of every response, not by a type.
    files: ['apps/api/test/**', 'apps/api/scripts/**'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  { files: ['**/*.{js,cjs,mjs}'], extends: [tseslint.configs.disableTypeChecked] },
);
