/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '@/lib/content/site';
import { PageData } from './PageData';

test('search engines can read the data of a brand with markup and an emoji in its name', () => {
  const name = '🥊 & <b>“Ring”</b> </script> ]]> &amp;';
  Object.assign(site, { name });
  const { document } = new JSDOM(renderToStaticMarkup(<PageData name="home" />)).window;
  const data = document.querySelector('[type="application/ld+json"]');
  expect(JSON.parse(data!.textContent!).publisher.name).toBe(name);
});
