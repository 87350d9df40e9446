import { readFileSync } from 'node:fs';
import next from 'eslint-config-next';
import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

/** What the rest of the site may import of a feature: its entries. Of its insides, only specs may. */
const entries = {
  contact: ['Contact'],
  drawings: ['Drawing', 'drawing-files'],
  rooms: ['Rooms', 'RoomsTeaser'],
  seam: ['Seam'],
  walkthrough: ['Walkthrough'],
};

const insides = Object.entries(entries).map(([feature, names]) => ({
  regex: `/${feature}/(?!(${names.join('|')})$)`,
  message: `Import components/${feature}/${names.join(` or components/${feature}/`)} instead.`,
}));

/**
 * Forbids imports, those of types too. For a file, the last entry of the configuration counts.
 *
 * @param regex matches what an import must not name
 * @param message the rule that such an import breaks
 */
const noImports = (regex, message) => ({
  'no-restricted-imports': ['error', { patterns: [{ regex, message }, ...insides] }],
});

/** Matches imports from these folders of the repository, or of lib. */
const from = (folders) => `^(@|@/lib|[./]+)/(${folders})/`;

const oneWay = 'Imports run one way: app, components, lib.';
const data = 'lib/content is data: it imports nothing else of the site.';
const words = 'A component gets its words as props, from a route or the entry of its feature.';

/** What may import words. The list of rooms and their view do, since the page would have their words twice as props. */
const readers = [
  ...Object.entries(entries).flatMap(([feature, names]) => names.map((name) => `${feature}/${name}.tsx`)),
  'figures/*',
  'rooms/Room{List,Viewer}.tsx',
].map((files) => `components/${files}`);

/** As Prettier does: generated files are no part of a check. */
const ignores = readFileSync('.gitignore', 'utf8').trim().split('\n');

const config = [
  { ignores },
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
  ...[
    ['app/**', 'tools|e2e', oneWay],
    ['components/**', 'app|tools|e2e', oneWay],
    ['lib/*', 'app|components|tools|e2e|browser|build', 'The modules at the root of lib run anywhere.'],
    ['lib/browser/**', 'app|components|tools|e2e|build', 'lib/browser runs in the visitor’s browser.'],
    ['lib/build/**', 'app|components|tools|e2e|browser', 'lib/build runs only in Node.js.'],
    ['tools/**', 'app|components|e2e', 'Of the site, tools import only lib.'],
  ].map(([files, folders, message]) => ({ files: [files], rules: noImports(from(folders), message) })),
  { files: ['lib/content/*'], rules: noImports('^(@|\\.\\.)/', data) },
  { files: ['lib/content/*/*'], rules: noImports('^(@|\\.\\./\\.\\.)/', data) },
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
    files: ['components/**/*.tsx'],
    ignores: ['**/*.test.tsx', ...readers],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: 'lib/content/(?!generated|home/numbers|pages)', allowTypeImports: true, message: words },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // `main` reports every error and ends the process.
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'file', name: 'main', path: 'tools/run.mjs' }] },
      ],
      // React ignores what a handler returns. The specs fail on a rejection that no handler catches.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
];

export default config;
