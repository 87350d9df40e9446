import { intro as contact } from '@/lib/content/contact';
import { hero } from '@/lib/content/home';
import { notFound } from '@/lib/content/not-found';
import { intro as tour } from '@/lib/content/vr-tour';
import { missingPage } from '../helpers/test';
import { expect, get, onSite, test } from './test';

for (const { name, path, heading, known } of [
  { name: 'home', path: '/', heading: hero.title.map(({ text }) => text).join(' '), known: /^$/ },
  { name: 'contact', path: '/contact', heading: contact.title.text, known: /^$/ },
  { name: 'tour', path: '/vr-tour', heading: tour.title.text, known: /^$/ },
  { name: 'missing', path: missingPage, heading: notFound.heading, known: /404/ },
]) {
  test(`the ${name} page shows its heading and all of its images, in the site’s own font`, async ({
    tab,
    tolerate,
  }) => {
    tolerate(known);
    await tab.open(onSite(path));
    await get(tab, 'heading', heading);
    await tab.evaluate(() => document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')));
    await expect
      .poll(() =>
        tab.evaluate(() =>
          [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
        ),
      )
      .toEqual([]);
    const fonts = () => tab.evaluate(() => [...document.fonts].map(({ status }) => status));
    await expect.poll(fonts).toContain('loaded');
    expect(await fonts()).not.toContain('error');
  });
}
