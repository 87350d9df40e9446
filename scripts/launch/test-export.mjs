import sharp from 'sharp';
import { headerValue, policyOf, unionOf, withMetaPolicy } from '../export/policy.mjs';
import { headersFile } from '../headers.mjs';
import { exportOf } from './export.mjs';

/** The address that is frozen into the export of the tests, and that of its backend. */
export const origin = 'https://www.ringandrack.com';
export const backendOrigin = 'https://api.ringandrack.com';

/** The settings that it was built with, and a day soon after. */
export const env = { NEXT_PUBLIC_SITE_URL: origin, NEXT_PUBLIC_API_BASE: backendOrigin };
export const today = new Date('2026-05-04T12:00:00Z');

/**
 * @typedef {string | Buffer | undefined} Content undefined for a file that is not there
 * @typedef {Record<string, Content | ((text: string) => string)>} Changes of files, by their names: what takes a
 *   file's place, or makes another text of its text
 */

/** @param {string} path */
const head = (path, name = path.slice(1) || 'home') => `
  <link rel="canonical" href="${origin}${path}">
  <meta property="og:url" content="${origin}${path}">
  <meta property="og:site_name" content="Ring and Rack">
  <meta property="og:image" content="${origin}/cards/${name}.png">`;

/**
 * @param {string} own in the head
 * @param {string} body
 */
const page = (
  own,
  body,
) => `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Ring and Rack</title>${own}
  <link rel="icon" href="/icon.svg"><link rel="apple-touch-icon" href="/icon.png">
  <link rel="manifest" href="/manifest.webmanifest"></head><body>
  <script type="application/ld+json">{"@type":"WebSite","url":"${origin}/"}</script>
  <a href="#main">Skip</a><main id="main"><h1>Words</h1>${body}</main>
  <a href="/">Home</a><a href="mailto:hello@ringandrack.com">Write to us</a></body></html>`;

const pages = {
  'index.html': page(
    head('/'),
    `<picture><source srcset="/poster.avif 640w, /poster.jpg 1280w"><img src="/poster.jpg" alt="A ring"></picture>
    <video></video><a href="/vr-tour">Tour</a><a href="https://elsewhere.org/a">Elsewhere</a>
    <script>self.__next_f.push([1,"[\\"/media/hero.mp4\\"]"])</script>`,
  ),
  'contact.html': page(head('/contact'), '<form id="form"><input></form><a href="/contact#form">Form</a>'),
  'vr-tour.html': page(
    head('/vr-tour'),
    `<video controls poster="/poster.jpg"><source src="/media/walkthrough.1.mp4" type="video/mp4"></video>`,
  ),
  '404.html': page('<meta name="robots" content="noindex">', '<p>No such page</p>'),
};

/** @returns the pages with their policies, and `_headers` for them, as the build writes both */
function finished() {
  const all = Object.entries(pages).map(([file, html]) => {
    const policy = policyOf(html, backendOrigin);
    return {
      file,
      path: `/${file.replace(/(index)?\.html$/, '')}`,
      html: withMetaPolicy(html, policy),
      policy,
    };
  });
  const site = all.map(({ policy, ...rest }) => ({ ...rest, policy: headerValue(policy), grants: [] }));
  const [notFound] = site.splice(
    site.findIndex(({ file }) => file === '404.html'),
    1,
  );
  if (!notFound) throw new Error('The test export has a 404.html.');
  const sitePolicy = headerValue(unionOf(all.map(({ policy }) => policy)));
  return {
    ...Object.fromEntries(all.map(({ file, html }) => [file, html])),
    _headers: headersFile({ pages: site, notFound, sitePolicy }),
  };
}

/**
 * The files of a small export with which every check is content.
 * @param {Changes} [changes] what is different in it
 * @returns {Promise<Map<string, Buffer>>} what they hold, by their names
 */
export async function testFiles(changes = {}) {
  const card = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const addresses = ['/', '/contact', '/vr-tour'].map((path) => `<url><loc>${origin}${path}</loc></url>`);
  /** @type {Record<string, Content>} */
  const files = {
    ...finished(),
    'cards/home.png': card,
    'cards/contact.png': card,
    'cards/vr-tour.png': card,
    'icon.svg': '<svg/>',
    'icon.png': 'icon',
    'poster.avif': 'poster',
    'poster.jpg': 'poster',
    'media/hero.mp4': 'film',
    'media/walkthrough.1.mp4': 'film',
    'manifest.webmanifest': '{"icons":[{"src":"/icon.png"}]}',
    'sitemap.xml': `<urlset>${addresses.join('')}</urlset>`,
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    '.well-known/security.txt': 'Contact: mailto:hello@ringandrack.com\nExpires: 2027-05-04T00:00:00.000Z\n',
  };
  for (const [file, change] of Object.entries(changes)) {
    files[file] = typeof change === 'function' ? change(String(files[file])) : change;
  }
  return new Map(
    Object.entries(files).flatMap(([file, content]) =>
      content === undefined ? [] : [[file, Buffer.from(/** @type {any} */ (content))]],
    ),
  );
}

/**
 * @param {Changes} [changes]
 * @returns {Promise<import('./export.mjs').Export>} the same as a check reads it
 */
export const testExport = async (changes) => exportOf(await testFiles(changes));
