/** @jest-environment node */
import { parseTourVideo } from '../../lib/build/video-service';
import { walkthroughVideo } from '../../lib/content/media/videos';
import { notSet } from '../../lib/content/shared';
import { makeFolder } from '../../lib/fixtures/folders';
import { readExport } from './exported-site';
import { leftoverFindings, noteFindings, pageFindings, settingFindings } from './launch';

const siteUrl = 'https://www.ringandrack.com';
const email = 'hello@ringandrack.com';
const video = walkthroughVideo.sources[0]!.src;

const policy = `<meta http-equiv="Content-Security-Policy" content="connect-src 'self' https://api.ringandrack.com; a">`;
const privacyPage = `<link rel="canonical" href="${siteUrl}/privacy">${policy}`;

const siteWith = ({ html = '', file = 'a.txt', days = 61, privacy = privacyPage } = {}) => ({
  ...readExport(
    makeFolder({
      'index.html': `<link rel="canonical" href="${siteUrl}">${policy}<a href="mailto:${email}">Write</a>
        <a href="/privacy?a#b"></a><source src="${video}">${html}`,
      'privacy.html': privacy,
      '404.html': `<meta name="robots" content="noindex">${policy}`,
      'sitemap.xml': `<loc>${siteUrl}</loc><loc>${siteUrl}/privacy</loc>`,
      'robots.txt': `Sitemap: ${siteUrl}/sitemap.xml\n`,
      '.well-known/security.txt': `Expires: ${new Date(Date.now() + days * 86_400_000).toISOString()}\n`,
      [video.slice(1)]: '',
      [file]: '',
    }),
  ),
  ...{ siteUrl, apiBase: 'https://api.ringandrack.com/v1', email, name: 'Ring and Rack' },
  ...{ isUnsigned: false, isStaging: false, heard: ['[Bell rings.] Fight!'] },
  ...{ embedPoster: undefined, filmDate: '2026-11-26', madeOn: '2026-11-26' },
});
const leftIn = (html: string, file?: string) => leftoverFindings(siteWith({ html, file }), []).join();

test('accepts a site with real values', () => {
  const html = `<p>gobyexample.com, for-example.com</p><script>"TODO"</script><a href="//a.org"></a>
    <li> [Bell rings.] Fight!</li>`;
  const site = siteWith({ html });
  const lines = [
    settingFindings(site),
    pageFindings(site),
    leftoverFindings(site, []),
    noteFindings(site, []),
  ];
  expect(lines.flat().join('\n')).not.toMatch(/^[^✓]/m);
});

test.each([
  [{ siteUrl: 'https://www.example.com' }, 'is a placeholder'],
  [{ apiBase: 'http://api.ringandrack.com' }, 'does not begin with https://'],
  [{ apiBase: 'https://10.0.0.1' }, 'is a placeholder'],
  [{ apiBase: undefined }, 'is empty, so messages would be lost'],
  [{ isStaging: true }, 'asks search engines to leave the site out'],
  [{ email: 'post@ringandrack.com' }, 'is not what the pages have'],
  [{ tourVideo: parseTourVideo('https://vimeo.com/76979871') }, 'is not what the pages have'],
])('does not accept the setting %j', (changes, words) => {
  const marked = settingFindings({ ...siteWith(), ...changes }).filter((line) => line.startsWith('✗'));
  expect(marked).toEqual([expect.stringContaining(words)]);
});

const allowed = "connect-src 'self' https://api.ringandrack.com";

test.each([
  ['without a policy', privacyPage.replace(policy, ''), `"" as its policy for connections, not "${allowed}"`],
  ['with two policies', privacyPage + policy, `"${allowed} and ${allowed}" as its policy`],
  ['without its URL', policy, `"" as its canonical URL, not "${siteUrl}/privacy"`],
  ['with the URL of another', privacyPage.replace('/p', '/c'), `"${siteUrl}/crivacy" as its canonical URL`],
  ['for no search engine', `${privacyPage}<meta name="robots" content="noindex">`, '"noindex" as its rule'],
])('does not accept a page %s', (_what, privacy, words) => {
  expect(pageFindings(siteWith({ privacy }))).toEqual([
    expect.stringContaining(`✗ out/privacy.html has ${words}`),
  ]);
});

test.each([
  ['another backend', { apiBase: '' }, 'as its policy for connections, not "connect-src \'self\'"'],
  ['another URL', { siteUrl: 'https://ringandrack.com' }, 'not "https://ringandrack.com/privacy"'],
  ['no list of its pages', { files: ['robots.txt'] }, '"" as its URL in sitemap.xml'],
  ['no robots.txt', { files: ['sitemap.xml'] }, 'out/robots.txt does not name the sitemap'],
])('does not accept an export with %s', (_what, changes, words) => {
  expect(pageFindings({ ...siteWith(), ...changes }).join()).toContain(words);
});

test('a host that answers the form itself is right, and remembered', () => {
  const site = { ...siteWith(), apiBase: '' };
  expect(settingFindings(site).join()).not.toContain('✗');
  expect(noteFindings(site, [])).toEqual(['! The host of the site must accept POST /api/contact itself.']);
});

test('finds placeholders in texts, attributes, links and files', () => {
  const html = `<p title="TODO: a">Lorem ipsum XXX</p><p>[<!-- -->your link here]</p><img alt="{name}"><a href="#">
    <a href="https://press.example.org/">a@example.com</a><script type="application/ld+json">"a.example"</script>
    <p>Combat + Culture</p><a href="http://a.org"></a><a href="/b?a"></a>`;
  expect([...leftIn(html).matchAll(/"([^"]+)"/g)].map(([, left]) => left).join(' ')).toBe(
    'Lorem ipsum XXX TODO [your link here] {name} # example.com press.example.org a.example Combat + Culture http://a.org /b',
  );
  for (const file of ['.env.local', '.git/config', 'backup.sql.gz', 'tls.KEY'])
    expect(leftIn('', file)).toBe(`✗ out/${file} would be public. Delete it.`);
});

test('notes what can be done after the launch', () => {
  const site = { ...siteWith({ days: 59 }), name: 'Combat + Culture', isUnsigned: true, apiBase: '' };
  const lines = noteFindings({ ...site, pages: [] }, []).join();
  expect(lines).toMatch(/working name.*founder.*privacy.*58 days.*POST/);
});

const embed = { tourVideo: parseTourVideo('https://vimeo.com/76979871') };

test.each([
  ['a plus that a name does not have', {}, 'home/founder.ts: lead has: "Ours puts a plus."'],
  [
    'words for an older film',
    { madeOn: '2026-11-27' },
    'describe the film of 2026-11-26, not that of 2026-11-27',
  ],
  ['a video of a service without a poster', embed, '`embedPoster`'],
])('reminds of %s', (_what, changes, words) => {
  const texts = [{ place: 'home/founder.ts: lead', value: 'Ours puts a plus.' }];
  expect(noteFindings({ ...siteWith(), ...changes }, texts).join()).toContain(words);
});

test('reminds of what is not set', () => {
  const site = siteWith({ html: `<dd>${notSet}</dd>` });
  expect(noteFindings(site, []).join()).toContain(`A page says "${notSet}"`);
});
