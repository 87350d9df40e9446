/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageOf } from '@/lib/content/pages';
import { PageData } from './PageData';

test('search engines can read the data of a page with markup and an emoji in its title', () => {
  const title = '🥊 & <b>“Tour”</b> </script> ]]> &amp;';
  Object.assign(pageOf('vr-tour'), { title });
  const { document } = new JSDOM(renderToStaticMarkup(<PageData name="vr-tour" />)).window;
  const data = [...document.querySelectorAll('[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent!),
  );
  expect(data.find((entry) => entry['@type'] === 'VideoObject').name).toBe(title);
});
