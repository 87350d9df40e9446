import next from 'eslint-config-next';
import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

/**
 * Forbids imports from the named rooms, so that imports run one way: app, components, lib; what the studio makes
 * reaches the site as files.
 *
 */
const noImportsFrom = (...rooms) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          group: rooms.flatMap((room) => [`@/${room}/*`, `**/${room}/*`]),
          message: 'Imports run one way: app, components, lib.',
        },
      ],
    },
  ],
});

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
  { files: ['app/**'], rules: noImportsFrom('tools') },
  { files: ['components/**'], rules: noImportsFrom('app', 'tools') },
  { files: ['lib/**'], rules: noImportsFrom('app', 'components', 'tools') },
];

export default config;
