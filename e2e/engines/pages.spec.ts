import { intro as contact } from '@/lib/content/contact';
import { hero } from '@/lib/content/home';
import { notFound } from '@/lib/content/not-found';
import { intro as tour } from '@/lib/content/vr-tour';
import { everyPage, missingPage } from '../helpers/pages';
import { expect, get, onSite, test } from './test';

const headings = {
  '/': hero.title.map(({ text }) => text).join(' '),
  '/contact': contact.title.text,
  '/vr-tour': tour.title.text,
  [missingPage]: notFound.heading,
};

for (const { name, path } of everyPage) {
  test(`the ${name} page shows its heading and all of its images, in the site’s font`, async ({
    tab,
    tolerate,
  }) => {
    if (path === missingPage) tolerate(/404/);
    await tab.open(onSite(path));
    await get(tab, 'heading', headings[path]);
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
