/** @jest-environment node */
import { parseTourVideo } from '../../lib/build/video-service';
import { tourVideo } from '../../lib/media';
import { makeFolder } from '../../lib/fixtures/folders';
import { leftoverFindings, noteFindings, readExport, settingFindings } from './launch';

const siteUrl = 'https://www.ringandrack.com';
const email = 'hello@ringandrack.com';
const film = tourVideo[0]!.src;

const policy = `<meta http-equiv="Content-Security-Policy" content="connect-src 'self' https://api.ringandrack.com; a">`;
const privacyPage = `<link rel="canonical" href="${siteUrl}/privacy">${policy}`;

const siteWith = ({ html = '', file = 'a.txt', days = 61, privacy = privacyPage } = {}) => ({
  ...readExport(
    makeFolder({
      'index.html': `<link rel="canonical" href="${siteUrl}">${policy}<a href="mailto:${email}">Write</a>
        <a href="/privacy?a#b"></a><source src="${film}">${html}`,
      'privacy.html': privacy,
      '404.html': policy,
      '.well-known/security.txt': `Expires: ${new Date(Date.now() + days * 86_400_000).toISOString()}\n`,
      [film.slice(1)]: '',
      [file]: '',
    }),
  ),
  ...{ siteUrl, apiBase: 'https://api.ringandrack.com/v1', email, name: 'Ring and Rack', isUnsigned: false },
});
const leftIn = (html: string, file?: string) => leftoverFindings(siteWith({ html, file }), []).join();

test('accepts a site with real values', () => {
  const html = '<p>gobyexample.com, for-example.com</p><script>"TODO"</script><a href="//a.org">';
  const site = siteWith({ html });
  const lines = [...settingFindings(site), ...leftoverFindings(site, []), ...noteFindings(site)];
  expect(lines.map(([sign]) => sign).join('')).toBe('✓✓✓✓✓');
});

test.each([
  [{ siteUrl: 'https://www.example.com' }, 'is a placeholder'],
  [{ apiBase: 'http://api.ringandrack.com' }, 'does not begin with https://'],
  [{ apiBase: 'https://10.0.0.1' }, 'is a placeholder'],
  [{ siteUrl: 'https://ringandrack.com' }, 'is not what the pages have'],
  [{ apiBase: '' }, 'is not what the pages have'],
  [{ email: 'post@ringandrack.com' }, 'is not what the pages have'],
  [{ tourVideo: parseTourVideo('https://vimeo.com/76979871') }, 'is not what the pages have'],
])('does not accept the setting %j', (changes, words) => {
  const marked = settingFindings({ ...siteWith(), ...changes }).filter((line) => line.startsWith('✗'));
  expect(marked).toEqual([expect.stringContaining(words)]);
});

test.each([
  ['without a policy', privacyPage.replace(policy, ''), 'NEXT_PUBLIC_API_BASE'],
  ['with two policies', privacyPage + policy, 'NEXT_PUBLIC_API_BASE'],
  ['without its URL', policy, 'NEXT_PUBLIC_SITE_URL'],
])('does not accept a page %s', (_what, privacy, setting) => {
  const marked = settingFindings(siteWith({ privacy })).filter((line) => line.startsWith('✗'));
  expect(marked).toEqual([expect.stringMatching(RegExp(`^✗ ${setting} .* is not what the pages have`))]);
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
  expect(leftoverFindings(siteWith(), [{ place: 'a.alt', value: '' }]).join()).toContain('a.alt is empty');
});

test('notes what can be done after the launch', () => {
  const site = { ...siteWith({ days: 59 }), name: 'Combat + Culture', isUnsigned: true, apiBase: '' };
  const lines = noteFindings({ ...site, pages: [] }).join();
  expect(lines).toMatch(/working name.*founder.*privacy.*58 days.*POST/);
});
