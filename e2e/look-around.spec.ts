import { rooms as images, type CubeFile } from '@/lib/content/generated/rooms';
import { roomViewer } from '@/lib/content/room-viewer';
import { lookAround, rooms as allRooms } from '@/lib/content/rooms';
import { roomThumbnails } from '@/lib/media';
import { expect, requestsOf, test } from './helpers/test';

const rooms = allRooms.filter(({ id }) => id in roomThumbnails);
const [first] = rooms;
const doors = first?.doors.filter(({ to }) => to in roomThumbnails) ?? [];

// A touch screen has all of the buttons.
test.use({ hasTouch: true });
test.skip(!first, 'The site has no rooms with pictures.');

const pictures = /\/room-[^/]*\.(avif|jpg)$/;
/** The pictures of rooms, but not their posters. */
const cubes = images.flatMap(({ first, detail }) => [first, detail].flatMap(Object.values<CubeFile>));
const isCube = (url: string) => cubes.some(({ src }) => url.endsWith(src));

test('the visitor looks around in the rooms, under the policy of the page', async ({ page }) => {
  const requests = requestsOf(page, pictures);
  await page.goto('/vr-tour');
  const section = page.getByRole('region', { name: lookAround.title.text });
  const start = section.getByRole('button', { name: lookAround.start });
  const view = section.getByRole('slider');

  await test.step('nothing of a room loads with the page, and its poster once it is in view', async () => {
    await expect(start).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await start.scrollIntoViewIfNeeded();
    await expect(section.getByRole('img', { name: first!.alt })).toHaveJSProperty('complete', true);
    await page.waitForLoadState('networkidle');
    expect(requests).toHaveLength(1);
  });

  await test.step('the button starts the viewer, which takes the focus and loads a room, its detail and what is behind its doors', async () => {
    await start.click();
    await expect(section.getByText(roomViewer.touchHelp)).toBeVisible();
    await expect(view).toBeFocused();
    await expect.poll(() => requests.filter(isCube).length).toBe(2 + doors.length);
  });

  await test.step('a room that is opened in the list closes the last one, and its picture is in view', async () => {
    if (!rooms[1]) return;
    const [first, second] = [0, 1].map((index) => section.locator('details').nth(index));
    await second!.locator('summary').click();
    await expect(first!).not.toHaveAttribute('open');
    await expect(view).toHaveAccessibleName(`${roomViewer.view} ${rooms[1].name}`);
    await expect(view).toBeInViewport({ ratio: 0.9 });
    await first!.locator('summary').click();
    await view.focus();
  });

  await test.step('a drag turns the view, and its notes with it', async () => {
    if (!first!.notes[0]) return;
    const note = section.getByRole('button', { name: first!.notes[0].title });
    const before = (await note.boundingBox())!;
    const { x, y, width, height } = (await view.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height * 0.75);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 60, y + height * 0.75, { steps: 4 });
    await page.mouse.up();
    expect((await note.boundingBox())!.x).toBeGreaterThan(before.x + 30);
  });

  await test.step('the keyboard reaches a note outside of the picture, and the view turns to it', async () => {
    const lastNote = first!.notes.at(-1);
    if (!lastNote) return;
    const { title, text } = lastNote;
    const last = section.getByRole('button', { name: title });
    await page.keyboard.press('ArrowLeft');
    await last.press('Enter');
    await expect(section.locator('[aria-live]').filter({ hasText: `${title}: ${text}` })).toBeVisible();
    await expect(last.locator('..').getByText(text)).toBeInViewport({ ratio: 1 });
    const { x, width } = (await view.boundingBox())!;
    await expect
      .poll(async () => Math.abs((await last.boundingBox())!.x - x - width / 2))
      .toBeLessThan(width / 4);
  });

  await test.step('its picture and buttons show in 1280 x 1024 pixels at 400 %, and Close returns the focus', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await expect.poll(async () => (await view.boundingBox())!.height).toBeGreaterThan(100);
    const { zoomIn, zoomOut, motion, fullScreen, close } = roomViewer;
    for (const name of [zoomIn, zoomOut, motion, fullScreen, close]) {
      const button = section.getByRole('button', { name });
      await button.focus();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Enter');
    await expect(view).toHaveCount(0);
    await expect(start).toBeFocused();
  });
});
