import sharp from 'sharp';
import { roomViewer } from '@/lib/content/room-viewer';
import { lookAround, rooms } from '@/lib/content/rooms';
import { player as content } from '@/lib/content/vr-tour';
import { roomStills, tourChapters } from '@/lib/media';
import { expect, get, open, test } from './test';

test('the large button plays the video, the browser’s controls replace it, and a chapter seeks', async ({
  tab,
}) => {
  await open(tab, '/vr-tour');
  const video = () =>
    tab.evaluate(() => {
      const video = document.querySelector('video')!;
      return { controls: video.controls, focused: document.activeElement === video };
    });
  const time = () => tab.evaluate(() => document.querySelector('video')!.currentTime);
  const play = await get(tab, 'button', content.play);
  expect(await video()).toEqual({ controls: false, focused: false });
  await play.click();
  await expect.poll(time).toBeGreaterThan(0.2);
  expect(await tab.find('button', content.play)).toBeUndefined();
  expect(await video()).toEqual({ controls: true, focused: true });

  const { title, spoken, start } = tourChapters.at(-1)!;
  await (await get(tab, 'link', `${title} ${spoken}`)).click();
  await expect.poll(time).toBeGreaterThan(start);
});

test('a room is drawn where the visitor asks to look around', async ({ tab }) => {
  test.skip(!rooms.some(({ id }) => id in roomStills), 'The site has no rooms with pictures.');
  await open(tab, '/vr-tour');
  await (await get(tab, 'button', lookAround.start)).click();
  await expect.poll(() => tab.evaluate(() => document.body.innerText)).toContain(roomViewer.help);
  const canvas = await tab.evaluate(() => {
    const canvas = document.querySelector('canvas')!;
    canvas.scrollIntoView({ behavior: 'instant', block: 'center' });
    const { left, top, width, height } = canvas.getBoundingClientRect();
    return {
      left: Math.round(left),
      top: Math.round(top),
      width: Math.floor(width),
      height: Math.floor(height),
    };
  });
  const drawn = await sharp(await tab.image())
    .extract(canvas)
    .toBuffer();
  // An empty canvas with its buttons has less than 1.
  expect((await sharp(drawn).stats()).entropy).toBeGreaterThan(3);
});
