import { clock } from '@/lib/chapters';
import { roomViewer } from '@/lib/content/room-viewer';
import { lookAround, rooms } from '@/lib/content/rooms';
import { player as content } from '@/lib/content/vr-tour';
import { roomStills, tourChapters } from '@/lib/media';
import { ports } from '../helpers/ports';
import type { EnginePage } from './engine';
import { statsOf } from './image';
import { expect, get, onSite, test } from './test';

test('the large button plays the video, and the browser’s controls replace it', async ({ tab }) => {
  await tab.open(onSite('/vr-tour'));
  const play = await get(tab, 'button', content.play);
  expect(await tab.evaluate(() => document.querySelector('video')!.controls)).toBe(false);
  await play.click();
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('video')!.currentTime))
    .toBeGreaterThan(0.2);
  expect(await tab.find('button', content.play)).toBeUndefined();
  const video = await tab.evaluate(() => {
    const video = document.querySelector('video')!;
    return { controls: video.controls, focused: document.activeElement === video };
  });
  expect(video).toEqual({ controls: true, focused: true });
});

test('a chapter can start the video', async ({ tab }) => {
  await tab.open(onSite('/vr-tour'));
  const { title, start } = tourChapters.at(-1)!;
  await get(tab, 'button', content.play);
  await (await get(tab, 'link', `${title} ${clock(start)}`)).click();
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('video')!.currentTime))
    .toBeGreaterThan(start);
});

for (const { service, port, host } of [
  { service: 'YouTube', port: ports.youtube, host: 'www.youtube-nocookie.com:443' },
  { service: 'Vimeo', port: ports.vimeo, host: 'player.vimeo.com:443' },
]) {
  test.describe(`a tour from ${service}`, () => {
    /** The middle of the frame, the name of its link to the player, and whether it shows the site's poster. */
    const facade = (tab: EnginePage) =>
      tab.evaluate(() => {
        const frame = document.querySelector('iframe')!;
        frame.scrollIntoView({ behavior: 'instant', block: 'center' });
        const { left, top, width, height } = frame.getBoundingClientRect();
        const link = frame.contentDocument?.querySelector('a');
        const poster = frame.contentDocument?.querySelector('img');
        return {
          at: { x: Math.round(left + width / 2), y: Math.round(top + height / 2) },
          name: link?.ariaLabel,
          hasPoster: (poster?.naturalWidth ?? 0) > 0,
        };
      });

    test('shows the site’s poster, and requests nothing from the service before the press', async ({
      tab,
      network,
    }) => {
      await tab.open(`http://localhost:${port}/vr-tour`);
      await expect.poll(() => facade(tab)).toMatchObject({ name: content.play, hasPoster: true });
      expect(network.foreign).toEqual([]);

      const { at } = await facade(tab);
      await tab.clickAt(at.x, at.y);
      await expect.poll(() => network.foreign).toContain(host);
      expect(new Set(network.foreign)).toEqual(new Set([host]));
    });
  });
}

test('a room is drawn where the visitor asks to look around', async ({ tab }) => {
  test.skip(!rooms.some(({ id }) => id in roomStills), 'The site has no rooms with pictures.');
  await tab.open(onSite('/vr-tour'));
  await (await get(tab, 'button', lookAround.start)).click();
  await expect.poll(() => tab.evaluate(() => document.body.innerText)).toContain(roomViewer.help);
  const box = await tab.evaluate(() => {
    const canvas = document.querySelector('canvas')!;
    canvas.scrollIntoView({ behavior: 'instant', block: 'center' });
    return canvas.getBoundingClientRect().toJSON() as DOMRect;
  });
  // An empty canvas with its buttons has less than 1.
  expect((await statsOf(await tab.image(), box)).entropy).toBeGreaterThan(3);
});
