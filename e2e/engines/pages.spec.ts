import { notFound } from '@/lib/content/not-found';
import { headingOf } from '@/lib/content/pages';
import { everyPage, missingPage } from '../helpers/pages';
import { expect, get, onSite, test } from './test';

for (const page of everyPage) {
  const { name, path } = page;
  test(`the ${name} page shows its heading and all of its images, in the site’s font`, async ({
    tab,
    tolerate,
  }) => {
    if (path === missingPage) tolerate(/404/);
    await tab.open(onSite(path));
    await get(tab, 'heading', 'bill' in page ? headingOf(page) : notFound.heading);
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
