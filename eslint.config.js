import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import relay from 'eslint-plugin-relay';
import tseslint from 'typescript-eslint';

const SIZES = {
  'max-lines': ['error', { max: 300 }],
  'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
  complexity: ['error', 12],
  'max-depth': ['error', 4],
  'max-params': ['error', 6],
};

export default tseslint.config(
  {
    ignores: ['node_modules', 'dist', 'build', 'release', 'data', 'api/generated', 'api/snippets', 'web/__generated__'],
  },
  ...tseslint.configs.recommended,
  {
    rules: {
      ...SIZES,
      eqeqeq: 'error',
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings are read in api/common/config.ts only.' },
        {
          object: 'app',
          property: 'inject',
          message: 'It makes redirects slower from then on: see api/doors/http/ask-inside.ts.',
        },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, relay },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'relay/graphql-syntax': 'error',
      'relay/graphql-naming': 'error',
      'relay/no-future-added-value': 'error',
      'relay/unused-fields': 'error',
      'relay/function-required-argument': 'error',
      'relay/hook-required-argument': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react-relay', message: 'Import from react-relay/hooks: 7 kB less.' },
            {
              name: 'react-relay/hooks',
              importNames: ['useLazyLoadQuery'],
              message: 'Routes load, screens read: use preload() and usePreloadedQuery.',
            },
          ],
        },
      ],
    },
  },
  { files: ['web/**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    // A screen is mostly markup; its logic is held small by `complexity` and by hooks of their own.
    files: ['web/**/*.tsx'],
    rules: {
      'max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true }],
      // A region that scrolls must be within reach of the keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region'] }],
    },
  },
  {
    // A Pothos type is one declaration, a plugin a list of routes.
    files: ['api/**/{graph,graph-dashboard}.ts', 'api/doors/rest/*.ts', 'scripts/**', '*.config.*'],
    rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['scripts/**', 'api/main.ts', 'api/common/progress.ts', 'api/server.ts'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly' } },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['api/common/config.ts', 'scripts/**', '*.config.*', 'tests/**'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['tests/**', '**/*.test.{ts,tsx}'],
    rules: { 'max-lines-per-function': 'off', '@typescript-eslint/no-explicit-any': 'off' },
  },
);
