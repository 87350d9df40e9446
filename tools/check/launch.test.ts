/** @jest-environment node */
import { parseTourVideo } from '../../lib/build/tour-video';
import { tourVideo } from '../../lib/media';
import { makeFolder } from '../fixtures/folders';
import { leftoverFindings, noteFindings, readExport, settingFindings } from './launch';

const siteUrl = 'https://www.ringandrack.com';
const values = {
  siteUrl,
  apiBase: 'https://api.ringandrack.com/v1',
  email: 'hello@ringandrack.com',
  name: 'Ring and Rack',
};
const youtube = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

/** A site that was built with these values. */
const siteWith = (html = '', files: Record<string, string> = {}) =>
  readExport(
    makeFolder({
      'index.html': `<link rel="canonical" href="${siteUrl}/">
      <meta http-equiv="Content-Security-Policy" content="connect-src 'self' https://api.ringandrack.com; a">
      <a href="mailto:${values.email}">Write</a><a href="/privacy?a#b"></a>
      <source src="${tourVideo[0]!.src}"><a href="${youtube}">Watch</a>${html}`,
      'privacy.html': `<link rel="canonical" href="${siteUrl}/privacy">`,
      '.well-known/security.txt': `Expires: ${new Date(Date.now() + 61 * 86_400_000).toISOString()}\n`,
      ...files,
    }),
  );

test('accepts a site with real values', () => {
  const marks = [...settingFindings(siteWith(), values), ...leftoverFindings(siteWith(), [], values)].map(
    ([mark]) => mark,
  );
  expect(marks.join('')).toBe('✓✓✓✓✓');
  expect(settingFindings(siteWith(), { ...values, tourVideo: parseTourVideo(youtube) }).join()).not.toContain(
    '✗',
  );
  expect(noteFindings(siteWith(), values, false)).toEqual([]);
});

test.each([
  [{ siteUrl: 'https://www.example.com' }, 'is a placeholder'],
  [{ siteUrl: 'http://www.ringandrack.com' }, 'does not begin with https://'],
  [{ apiBase: 'https://10.0.0.1' }, 'is a placeholder'],
  [{ email: 'hello@example.com' }, 'is a placeholder'],
  [{ siteUrl: 'https://ringandrack.com' }, 'is not what the pages have'],
  [{ apiBase: '' }, 'is not what the pages have'],
  [{ email: 'post@ringandrack.com' }, 'is not what the pages have'],
  [{ tourVideo: parseTourVideo('https://vimeo.com/76979871') }, 'is not what the pages have'],
])('does not accept the setting %j', (changes, words) => {
  const problems = settingFindings(siteWith(), { ...values, ...changes }).filter((line) =>
    line.startsWith('✗'),
  );
  expect(problems).toEqual([expect.stringContaining(words)]);
});

test.each([
  '<p>Lorem ipsum</p>',
  '<p title="TODO: a title">',
  '<p>XXX</p>',
  '<p>[<!-- -->your link here]</p>',
  '<img alt="{name}">',
  '<a href="https://press.example.org/">',
  '<p>hello@example.com</p>',
  '<script type="application/ld+json">"a.example"</script>',
  '<p>About Combat + Culture</p>',
  '<a href="#">',
  '<a href="http://elsewhere.org">',
  '<a href="/contacts">',
])('finds what is left in %s', (html) => {
  expect(leftoverFindings(siteWith(html), [], values)).toEqual([expect.stringMatching(/^✗ index\.html/)]);
});

test.each(['.env.local', '.git/config', 'a/.DS_Store', 'backup.sql.gz', 'tls.KEY'])(
  'finds the file %s',
  (file) =>
    expect(leftoverFindings(siteWith('', { [file]: 'a' }), [], values).join()).toMatch(`✗ out/${file}`),
);

test('finds a picture of the content without a description', () => {
  const content = [{ place: 'content.home.plates.glove.image.alt', value: '' }];
  expect(leftoverFindings(siteWith(), content, values).join()).toMatch(
    /^✗ content.home.plates.glove.image.alt is empty/,
  );
});

test('leaves real words and addresses', () => {
  const html =
    '<p>gobyexample.com, for-example.com</p><script>[a]; "TODO"</script><a href="/?a[b]=c">example.community</a><img alt="">';
  expect(leftoverFindings(siteWith(html), [], values).join()).toMatch(/^✓/);
});

test('notes what may wait', () => {
  const site = readExport(
    makeFolder({ 'index.html': '', '.well-known/security.txt': `Expires: ${new Date().toISOString()}\n` }),
  );
  const lines = noteFindings(site, { ...values, name: 'Combat + Culture', apiBase: '' }, true).join();
  for (const words of ['working name', 'founder', 'privacy', 'securityUntil', 'POST'])
    expect(lines).toContain(words);
});
