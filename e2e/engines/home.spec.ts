import { hero } from '@/lib/content/home';
import type { EnginePage } from './engine';
import { statsOf } from './image';
import { expect, get, onSite, test } from './test';

const content = hero.video;

test.beforeEach(async ({ tab }) => {
  await tab.open(onSite('/'));
});

test.describe('the hero’s video', () => {
  /** What the video does, whatever its buttons say. */
  const state = (tab: EnginePage) =>
    tab.evaluate(() => {
      const { paused, muted } = document.querySelector('video')!;
      return { paused, muted };
    });

  test('plays automatically, muted and in AV1, and its button says Pause', async ({ tab }) => {
    await get(tab, 'button', content.pause);
    const video = () =>
      tab.evaluate(() => {
        const { currentTime, currentSrc } = document.querySelector('video')!;
        return { plays: currentTime > 0.2, source: currentSrc };
      });
    await expect
      .poll(video)
      .toEqual({ plays: true, source: expect.stringMatching(/hero-landscape\.\w+\.av1\.mp4$/) });
    expect(await state(tab)).toEqual({ paused: false, muted: true });
  });

  test('does not cover the text over it', async ({ tab }) => {
    await get(tab, 'button', content.pause);
    const boxes = await tab.evaluate(() =>
      [...document.querySelectorAll('section:has(h1) :is(h1 [class*="line-"], p, a)')].map(
        (element) => element.getBoundingClientRect().toJSON() as DOMRect,
      ),
    );
    expect(boxes.length).toBeGreaterThan(hero.title.length);
    const brightest = async () => {
      const image = await tab.image();
      return Promise.all(boxes.map(async (box) => (await statsOf(image, box)).channels[0]!.max));
    };
    // The background and the video are much darker than the text.
    await expect.poll(async () => Math.min(...(await brightest()))).toBeGreaterThan(200);
  });

  test('pauses and mutes independently, in all four combinations', async ({ tab }) => {
    await get(tab, 'button', content.pause);
    await (await get(tab, 'button', content.unmute)).click();
    await get(tab, 'button', content.mute);
    expect(await state(tab)).toEqual({ paused: false, muted: false });
    await (await get(tab, 'button', content.pause)).click();
    await get(tab, 'button', content.play);
    expect(await state(tab)).toEqual({ paused: true, muted: false });
    await (await get(tab, 'button', content.mute)).click();
    await get(tab, 'button', content.unmute);
    expect(await state(tab)).toEqual({ paused: true, muted: true });
    await (await get(tab, 'button', content.play)).click();
    await get(tab, 'button', content.pause);
    expect(await state(tab)).toEqual({ paused: false, muted: true });
  });
});

test.describe('a section below the fold', () => {
  const opacities = (tab: EnginePage) =>
    tab.evaluate(() =>
      [...document.querySelectorAll('main > section')].map((section) =>
        Number(getComputedStyle(section).opacity),
      ),
    );

  // The scrolls repeat, as a person would: WebKitGTK 2.50 has no scroll anchoring, so newly laid out content pushes the
  // section down (https://caniuse.com/css-overflow-anchor).

  test('is hidden until the visitor scrolls to it', async ({ tab }) => {
    await expect.poll(async () => (await opacities(tab)).at(-1)).toBe(0);
    await expect
      .poll(async () => {
        await tab.evaluate(() => document.querySelector('main > section:last-of-type')!.scrollIntoView());
        return (await opacities(tab)).at(-1);
      })
      .toBe(1);
  });

  test('appears after a jump past it', async ({ tab }) => {
    await expect.poll(async () => (await opacities(tab)).at(-1)).toBe(0);
    await expect
      .poll(async () => {
        await tab.evaluate(() =>
          scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
        );
        return new Set(await opacities(tab));
      })
      .toEqual(new Set([1]));
  });
});
