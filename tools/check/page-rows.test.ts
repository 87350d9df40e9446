/** @jest-environment node */
import { pageRowFindings } from './page-rows';

const [home, terms] = [
  { name: 'home', path: '/' },
  { name: 'terms', path: '/terms' },
];
const source = (metadata: string, data = metadata) =>
  `pageMetadata('${metadata}') <PageData name="${data}" />`;
const routes = { 'app/page.tsx': source('home'), 'app/terms/page.tsx': source('terms') };

test.each([
  [
    'without its file',
    [home, terms],
    { 'app/page.tsx': source('home') },
    'needs the file app/terms/page.tsx',
  ],
  ['without a row', [home], routes, 'app/terms/page.tsx: lib/content/pages.ts has no row'],
  [
    'with the title of another',
    [home, terms],
    { ...routes, 'app/page.tsx': source('terms', 'home') },
    'terms and home',
  ],
  [
    'with the data of another',
    [home, terms],
    { ...routes, 'app/page.tsx': source('home', 'terms') },
    'home and terms',
  ],
])('a page %s is named', (_what, rows, files, sentence) => {
  expect(pageRowFindings(rows, files)).toEqual([expect.stringContaining(sentence)]);
});
