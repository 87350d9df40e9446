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
  round: ['OneRound'],
  seam: ['Seam'],
  walkthrough: ['ComingSoon', 'Walkthrough'],
};

/** The files of a feature that are not its entries. */
const insides = Object.entries(entries).map(([feature, names]) => {
  const paths = names.map((name) => `components/${feature}/${name}`);
  return {
    regex: `/${feature}/(?!(${names.join('|')})$)`,
    message: `Import ${paths.join(' or ')} instead.`,
  };
});

/** A pattern for paths of imports, relative or from the root, that lead to one of these folders or files. */
const to = (...places) => `^(@|@/lib|@/components|[./]+)/(${places.join('|')})(/|$)`;

/**
 * The rules of a folder: what its files do not import, not even as a type. For a file in several folders, only the last
 * rules count.
 */
const noImports = (regex, message) => ({
  'no-restricted-imports': ['error', { patterns: [{ regex, message }, ...insides] }],
});

const oneWay = 'Imports run one way: app, components, lib.';
const anywhere = 'The modules at the root of lib run anywhere.';
const inBrowser = 'lib/browser runs in the visitor’s browser.';
const inNode = 'lib/build runs only in Node.js, and knows no feature.';
const shared = 'components/ui is shared: it knows no feature.';
const onlyLib = 'Of the site, tools import only lib.';
const data = 'lib/content is data: of the site, it imports only types of lib/schema.';
const inBuild = 'lib/schema runs in Node.js, before each build.';
const words = 'A component gets its words as props, from a route or the entry of its feature.';

const features = ['home', 'layout', ...Object.keys(entries)];

/** The content of features, in lib/content. */
const featureContent = [
  'home',
  'contact',
  'navigation',
  'not-found',
  'rooms',
  'room-viewer',
  'round',
  'vr-tour',
];
const contentOfFeatures = featureContent.map((name) => `content/${name}`);

/** What may import words. The list and view of rooms do: as props, their words would be in the page twice. */
const readers = [
  ...Object.entries(entries).flatMap(([feature, names]) => names.map((name) => `${feature}/${name}.tsx`)),
  'rooms/Room{List,Viewer}.tsx',
  'round/{Game,Ending}.tsx',
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
  { files: ['app/**'], rules: noImports(to('tools', 'e2e'), oneWay) },
  { files: ['components/**'], rules: noImports(to('app', 'tools', 'e2e'), oneWay) },
  {
    files: ['components/ui/**'],
    ignores: ['**/*.test.tsx'],
    rules: noImports(to('app', 'tools', 'e2e', ...features, ...contentOfFeatures), shared),
  },
  {
    files: ['lib/*'],
    rules: noImports(to('app', 'components', 'tools', 'e2e', 'browser', 'build'), anywhere),
  },
  {
    files: ['lib/browser/**'],
    rules: noImports(to('app', 'components', 'tools', 'e2e', 'build'), inBrowser),
  },
  {
    files: ['lib/build/**'],
    rules: noImports(to('app', 'components', 'tools', 'e2e', 'browser', ...contentOfFeatures), inNode),
  },
  { files: ['tools/**'], rules: noImports(to('app', 'components', 'e2e'), onlyLib) },
  { files: ['lib/content/*'], rules: noImports('^(@|\\.\\.)/(?!schema/)', data) },
  { files: ['lib/content/*/*'], rules: noImports('^(@|\\.\\./\\.\\.)/(?!schema/)', data) },
  { files: ['lib/schema/*'], rules: noImports(to('app', 'components', 'tools', 'e2e', 'browser'), inBuild) },
  {
    files: ['app/**', 'components/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'Program:has(> [directive="use client"]) > ImportDeclaration[importKind!="type"][source.value=/lib.(build|schema)/]',
          message: 'lib/build and lib/schema run only in Node: pass results to a client component as props.',
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
            {
              regex: 'lib/content/(?!generated|home/numbering|pages)',
              allowTypeImports: true,
              message: words,
            },
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
