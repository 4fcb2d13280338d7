import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';
import { noRawColours } from './tools/lint/noRawColours.ts';

const typescript = ['**/*.{ts,tsx}'];

export default defineConfig(
  // oxlint checks the rules that need types.
  globalIgnores([
    '**/dist/',
    'storybook-static/',
    '.storybook/public/',
    'openapi/generated/',
    'data/',
    'tools/bench/rivals/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      // `_` marks unused parameters.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // oxlint already warns at 250.
      'max-lines': ['error', 400],
    },
  },
  {
    files: typescript,
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.recommended],
    rules: {
      // Safari drops the list and table semantics when CSS changes `display`; an explicit role restores them.
      'jsx-a11y/no-redundant-roles': 'off',
      'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
      // Content arrives through props, which the rule cannot see. axe checks the rendered page.
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
    files: ['packages/features/**/*.{ts,tsx}', 'apps/portal/src/**/*.{ts,tsx}'],
    // The summary of a policy has a fixed format.
    ignores: ['packages/features/kit/src/formats*.ts', 'packages/features/policies/src/view/PolicySummary.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/], MemberExpression[property.name='DateTimeFormat'], ImportDeclaration[source.value='dayjs']",
          message: 'Format dates with the functions of formats.ts; see docs/money-and-days.md.',
        },
        {
          selector: "CallExpression[callee.name=/^format(Day|Instant)$/][arguments.1.value='MM/DD/YYYY']",
          message: 'Leave out the format, or use dayInput for the text of a date field.',
        },
      ],
    },
  },
  {
    files: ['packages/ui/src/theme/**', '**/*.stories.tsx', 'apps/api/src/db/schema/**'],
    rules: { 'max-lines': 'off' },
  },
);
