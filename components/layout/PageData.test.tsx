/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { page } from '@/lib/content/vr-tour';
import { PageData } from './PageData';

test('search engines can read the data of a page with markup and an emoji in its title', () => {
  page.title = '🥊 & <b>“Tour”</b> </script> ]]> &amp;';
  const { document } = new JSDOM(renderToStaticMarkup(<PageData path="/vr-tour" />)).window;
  const data = [...document.querySelectorAll('[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent!),
  );
  expect(data.find((entry) => entry['@type'] === 'VideoObject').name).toBe(page.title);
});
