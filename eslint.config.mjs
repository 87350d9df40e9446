import next from 'eslint-config-next';
import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

/**
 * Forbids imports from folders and modules of this repository.
 *
 * @param paths a regular expression that matches what follows `@/` or the leading dots of a relative path
 * @param message the rule that such an import breaks
 */
const forbid = (paths, message, { allowTypeImports = false } = {}) => ({
  regex: `^(@|@/lib|[./]+)/(${paths})`,
  message,
  allowTypeImports,
});

/** @param patterns replaces what an earlier entry of the configuration forbids */
const noImportsOf = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
});

const oneWay = (folders) => forbid(`(${folders})/`, 'Imports run one way: app, components, lib.');

// What lib must not import.
const fromLib = oneWay('app|components|tools|e2e');

const config = [
  {
    ignores: [
      '.bench/',
      '.next/',
      '**/.wrangler/',
      'out/',
      'out-*/',
      'recipes/',
      'tools/studio/.masters/',
      'next-env.d.ts',
      'playwright-report/',
      'test-results/',
    ],
  },
  ...next,
  ...coreWebVitals,
  ...typescript,
  {
    rules: {
      // Every page is a file of its own on the CDN: a plain link works without script and after a lost chunk.
      '@next/next/no-html-link-for-pages': 'off',
      // An export has no image optimizer; images come in prepared widths instead.
      '@next/next/no-img-element': 'off',
    },
  },
  { files: ['app/**'], rules: noImportsOf(oneWay('tools|e2e')) },
  { files: ['components/**'], rules: noImportsOf(oneWay('app|tools|e2e')) },
  {
    files: ['app/**', 'components/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'Program:has(> [directive="use client"]) > ImportDeclaration[importKind!="type"][source.value=/lib.build/]',
          message: 'lib/build runs only in Node: pass its results to a client component as props.',
        },
      ],
    },
  },
  {
    files: ['lib/*'],
    rules: noImportsOf(fromLib, forbid('(browser|build)/', 'The modules at the root of lib run anywhere.')),
  },
  {
    files: ['lib/browser/**'],
    rules: noImportsOf(
      fromLib,
      forbid('(build|content)/', 'lib/browser gets content and settings from its callers.', {
        allowTypeImports: true,
      }),
    ),
  },
  {
    files: ['lib/build/**'],
    rules: noImportsOf(fromLib, forbid('browser/', 'lib/build runs only in Node.')),
  },
  {
    files: ['lib/content/**'],
    ignores: ['**/*.test.ts'],
    rules: noImportsOf(
      fromLib,
      forbid('(browser|build)/|(mailto|media|palette)$', 'lib/content is data: it may import only types.', {
        allowTypeImports: true,
      }),
    ),
  },
  { files: ['lib/content/**/*.test.ts'], rules: noImportsOf(fromLib) },
];

export default config;
