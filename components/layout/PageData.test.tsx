/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { getServerSideSitemap } from 'next-sitemap';
import { renderToStaticMarkup } from 'react-dom/server';
import { settings } from '@/lib/build/settings';
import { videoXml } from '@/lib/build/structured-data';
import { parseTourVideo } from '@/lib/build/tour-video';
import { page, player } from '@/lib/content/vr-tour';
import { PageData } from './PageData';

player.embedDate = '2027-01-31';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['the film', '', page.title],
  ['a Vimeo video', 'https://vimeo.com/76979871/abcdef1234', page.title],
  ['a YouTube video from a start', 'https://youtu.be/dQw4w9WgXcQ?t=42', page.title],
  ['a title with markup and an emoji', '', '🥊 & <b>“Tour”</b> </script> ]]> &amp;'],
])('search engines can read the page and the sitemap with %s', async (_what, url, title) => {
  jest.replaceProperty(settings, 'tourVideo', parseTourVideo(url));
  jest.replaceProperty(page, 'title', title);

  const { document } = new JSDOM(renderToStaticMarkup(<PageData path="/vr-tour" />)).window;
  const data = [...document.querySelectorAll('[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent!),
  );
  const video = data.find((entry) => entry['@type'] === 'VideoObject');
  expect(video.name).toBe(title);

  const field = { loc: 'https://www.example.com/vr-tour', 'video:video': videoXml() };
  const xml = await (await getServerSideSitemap([field])).text();
  // Throws where XML is not well formed.
  const sitemap = new JSDOM(xml, { contentType: 'application/xml' }).window.document;
  const read = (name: string) => sitemap.getElementsByTagName(`video:${name}`)[0]?.textContent;
  expect([read('title'), read('content_loc'), read('player_loc')]).toEqual([
    title,
    video.contentUrl,
    video.embedUrl,
  ]);
});
