/** @jest-environment node */
import { parseTourVideo } from '../../../lib/build/tour-video';
import { tourVideo } from '../../../lib/media';
import { makeFolder } from '../../fixtures/folders';
import { lineOf } from '../report';
import { readExport } from './export';
import { hostProblem, placeholderFindings, settingsFindings, type Values } from './settings';

const right: Values = {
  siteUrl: 'https://www.ringandrack.com',
  apiBase: 'https://api.ringandrack.com/v1',
  email: 'hello@ringandrack.com',
  name: 'Ring and Rack',
};
const youtube = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

/** A site that was built with the right values. */
const siteWith = (html = '') =>
  readExport(
    makeFolder({
      'index.html': `<link rel="canonical" href="${right.siteUrl}/">
        <meta http-equiv="Content-Security-Policy" content="connect-src 'self' https://api.ringandrack.com; a">
        <form></form><a href="mailto:${right.email}">Write</a>
        ${tourVideo.map(({ src }) => `<source src="${src}">`).join('')}<a href="${youtube}">Watch</a>${html}`,
    }),
  );

const linesFor = (changes: Partial<Values> = {}) =>
  settingsFindings(siteWith(), { ...right, ...changes }).map(lineOf);

test('accepts real values that the pages were built with', () => {
  expect(linesFor().filter((line) => line.startsWith('✗'))).toEqual([]);
  expect(linesFor({ tourVideo: parseTourVideo(youtube) }).join()).not.toContain('✗');
});

test.each<[Partial<Values>, string]>([
  [{ siteUrl: 'https://www.example.com' }, 'https://www.example.com is a placeholder'],
  [{ siteUrl: 'http://www.ringandrack.com' }, 'http://www.ringandrack.com does not begin with https://'],
  [{ apiBase: 'https://api.example.com' }, 'https://api.example.com is a placeholder'],
  [{ email: 'hello@example.com' }, 'hello@example.com is a placeholder'],
  [{ siteUrl: 'https://ringandrack.com' }, 'https://ringandrack.com is not what the pages have'],
  [{ apiBase: 'https://api.ringandrack.co' }, 'https://api.ringandrack.co is not what'],
  [{ apiBase: '' }, '(empty) is not what'],
  [{ email: 'post@ringandrack.com' }, 'post@ringandrack.com is not what'],
  [{ tourVideo: parseTourVideo('https://vimeo.com/76979871') }, 'https://vimeo.com/76979871 is not what'],
])('finds %p', (changes, words) => {
  expect(linesFor(changes)).toContainEqual(expect.stringMatching(/^✗ [^:]+ in \S+: /));
  expect(linesFor(changes).join('\n')).toContain(words);
});

test('notes a working name, a statement without a name, and a backend that the host of the site must have', () => {
  expect(linesFor({ name: 'Combat + Culture' })).toContainEqual(expect.stringMatching(/^! .* working name/));
  expect(linesFor({ isUnsigned: true })).toContainEqual(expect.stringMatching(/^! .*founder\.ts/));
  expect(linesFor().join()).not.toContain('founder.ts');
  expect(linesFor({ apiBase: '' })).toContainEqual(expect.stringMatching(/^! .* accept POST/));
});

test.each(['10.0.0.1', '[::1]', 'localhost', 'a.localhost', 'nas.local', 'example.co', 'backend'])(
  'visitors cannot reach the host %s',
  (host) => expect(hostProblem(host)).toBeDefined(),
);

test('finds placeholders in the text of a page, besides those of the settings', () => {
  const values = { ...right, siteUrl: 'https://www.example.com' };
  const lines = (html: string) => placeholderFindings(siteWith(html), values).map(lineOf);
  expect(lines('<p>www.example.com</p>')).toEqual(['✓ No text is a placeholder.']);
  expect(lines('<p>Lorem ipsum</p><a href="https://press.example.org/">Press</a>')).toEqual([
    '✗ index.html has the placeholder "Lorem ipsum". Write the real text.',
    '✗ index.html has the placeholder "press.example.org". Write the real text.',
  ]);
});
