import { hero } from '@/lib/content/home';
import { navigation } from '@/lib/content/navigation';
import { expect, get, onSite, open, test } from './test';

test('the hero’s video plays automatically, muted and in AV1, and its button pauses it', async ({ tab }) => {
  await open(tab, '/');
  const pause = await get(tab, 'button', hero.video.pause);
  const video = () =>
    tab.evaluate(() => {
      const { currentTime, currentSrc, muted, paused } = document.querySelector('video')!;
      return { hasPlayed: currentTime > 0.2, source: currentSrc, muted, paused };
    });
  const playing = {
    hasPlayed: true,
    source: expect.stringMatching(/hero-landscape\.\w+\.av1\.mp4$/),
    muted: true,
    paused: false,
  };
  await expect.poll(video).toEqual(playing);
  await pause.click();
  await expect.poll(video).toEqual({ ...playing, paused: true });
});

test('the sections below the fold are hidden, and appear after a jump past them', async ({ tab }) => {
  await open(tab, '/');
  const opacities = () =>
    tab.evaluate(() =>
      [...document.querySelectorAll('main > section')].map((section) => getComputedStyle(section).opacity),
    );
  await expect.poll(async () => (await opacities()).at(-1)).toBe('0');
  const jump = () =>
    tab.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect
    .poll(async () => {
      // Again and again, as a person would: WebKitGTK 2.50 has no scroll anchoring, so newly laid out content pushes the
      // last section down (https://caniuse.com/css-overflow-anchor).
      await jump();
      return new Set(await opacities());
    })
    .toEqual(new Set(['1']));
});

test('the menu of a phone opens, closes with Escape, and leads to a section below the header', async ({
  tab,
}) => {
  // Not the first and the last, which the footer links too.
  const { href, line } = navigation.items[1]!;
  await tab.resize(390, 844);
  await open(tab, '/');
  await (await get(tab, 'button', navigation.open)).click();
  await get(tab, 'link', line.text);
  await tab.pressEscape();
  await expect.poll(() => tab.find('link', line.text)).toBeUndefined();
  expect(await tab.evaluate(() => document.activeElement!.textContent)).toBe(navigation.open);

  await (await get(tab, 'button', navigation.open)).click();
  await (await get(tab, 'link', line.text)).click();
  await expect.poll(() => tab.find('link', line.text)).toBeUndefined();
  expect(await tab.evaluate(() => location.href)).toBe(onSite(href));
  await expect
    .poll(() =>
      tab.evaluate(() => {
        const heading = document.querySelector(`${location.hash} :is(h1, h2)`)!.getBoundingClientRect();
        const bar = document.querySelector('header')!.getBoundingClientRect();
        return heading.top >= bar.bottom && heading.bottom <= innerHeight;
      }),
    )
    .toBe(true);
});
