import { readFileSync } from 'node:fs';
import next from 'eslint-config-next';
import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

/** What the rest of the site may import of a feature. Specs may import everything. */
const entries = {
  contact: ['Contact'],
  drawings: ['Drawing', 'drawing-files'],
  'not-found': ['NotFound'],
  rooms: ['Rooms', 'RoomsTeaser'],
  seam: ['Seam'],
  walkthrough: ['ComingSoon', 'Walkthrough'],
};

const insides = Object.entries(entries).map(([feature, names]) => ({
  regex: `/${feature}/(?!(${names.join('|')})$)`,
  message: `Import components/${feature}/${names.join(` or components/${feature}/`)} instead.`,
}));

/** Also forbids imports of types. `regex` matches paths of imports. Of several entries for a file, the last counts. */
const noImports = (regex, message) => ({
  'no-restricted-imports': ['error', { patterns: [{ regex, message }, ...insides] }],
});

const from = (folders) => `^(@|@/lib|[./]+)/(${folders})/`;

const oneWay = 'Imports run one way: app, components, lib.';
const data = 'lib/content is data: it imports nothing else of the site.';
const words = 'A component gets its words as props, from a route or the entry of its feature.';

/** What may import words. The list and view of rooms do: as props, their words would be in the page twice. */
const readers = [
  ...Object.entries(entries).flatMap(([feature, names]) => names.map((name) => `${feature}/${name}.tsx`)),
  'home/{NumberedFigure,Thumbnail}.tsx',
  'ui/Figure.tsx',
  'rooms/Room{List,Viewer}.tsx',
].map((files) => `components/${files}`);

/** As in Prettier: checks leave out generated files, and the folders of editors and other tools. */
const ignores = ['.*/', ...readFileSync('.gitignore', 'utf8').trim().split('\n')];

const config = [
  { ignores },
  ...next,
  ...coreWebVitals,
  ...typescript,
  {
    rules: {
      // Each page is a file: plain links work without script, and after a script failed to load.
      '@next/next/no-html-link-for-pages': 'off',
      // An export has no image optimizer. Images are prepared in several widths instead.
      '@next/next/no-img-element': 'off',
      // The build and the types allow it, so that the owner can take a section out of a list.
      '@typescript-eslint/no-unused-vars': 'error',
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
