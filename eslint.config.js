import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';
import { noRawColours } from './tools/lint/noRawColours.ts';

const typescript = ['**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/test/**', '**/e2e/**'];

export default defineConfig(
  globalIgnores(['**/dist/', 'storybook-static/', '.storybook/public/', 'openapi/generated/', 'data/']),
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
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // oxlint warns at 250.
      'max-lines': ['error', 400],
    },
  },
  { files: typescript, extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.recommended] },
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
  { files: tests, rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
  { files: ['**/*.{js,cjs,mjs}'], extends: [tseslint.configs.disableTypeChecked] },
);
