import { everyPage } from '../helpers/pages';
import { expect, open, test } from './test';

test('every page runs its scripts, and shows all of its images in the site’s font', async ({
  tab,
  tolerate,
}) => {
  tolerate(/404/);
  for (const { path } of everyPage) {
    await open(tab, path);
    await tab.evaluate(() => document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')));
    const missing = () =>
      tab.evaluate(() =>
        [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
      );
    await expect.poll(missing, { message: path }).toEqual([]);
    const fonts = () => tab.evaluate(() => [...document.fonts].map(({ status }) => status));
    await expect.poll(fonts, { message: path }).toContain('loaded');
    expect(await fonts()).not.toContain('error');
  }
});
