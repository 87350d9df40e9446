/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { settings } from '@/lib/build/settings';
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
])('search engines can read the data of a page with %s', (_what, url, title) => {
  jest.replaceProperty(settings, 'tourVideo', parseTourVideo(url));
  jest.replaceProperty(page, 'title', title);

  const { document } = new JSDOM(renderToStaticMarkup(<PageData path="/vr-tour" />)).window;
  const data = [...document.querySelectorAll('[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent!),
  );
  const video = data.find((entry) => entry['@type'] === 'VideoObject');
  expect(video.name).toBe(title);
});
