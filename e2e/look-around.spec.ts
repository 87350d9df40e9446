import { roomViewer } from '@/lib/content/room-viewer';
import { lookAround, rooms as allRooms } from '@/lib/content/rooms';
import { roomStills } from '@/lib/media';
import { expect, requestsOf, test } from './helpers/test';

const rooms = allRooms.filter(({ id }) => id in roomStills);

// A touch screen has all of the buttons.
test.use({ hasTouch: true });
test.skip(rooms.length === 0, 'The site has no rooms with pictures.');

const pictures = /\/media\/room-/;
/** The pictures of rooms, but not their stills. */
const cubes = /\/media\/room-[a-z-]+\.[0-9a-f]{8}\.(avif|jpg)$/;

test('the visitor looks around in the rooms, under the policy of the page', async ({ page }) => {
  const requests = requestsOf(page, cubes);
  const all = requestsOf(page, pictures);
  await page.goto('/vr-tour');
  const section = page.getByRole('region', { name: lookAround.title.text });
  const start = section.getByRole('button', { name: lookAround.start });
  const view = section.getByRole('application');
  const [first, second] = rooms;

  await test.step('nothing of a room loads with the page', async () => {
    await expect(start).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(all).toEqual([]);
  });

  await test.step('the still loads once it is in view, and no picture before the visitor asks for it', async () => {
    await start.scrollIntoViewIfNeeded();
    await expect(section.getByRole('img', { name: rooms[0]!.alt })).toHaveJSProperty('complete', true);
    await page.waitForLoadState('networkidle');
    expect(all).toHaveLength(1);
    expect(requests).toEqual([]);
  });

  await test.step('the button starts the viewer, which takes the focus', async () => {
    await start.click();
    await expect(section.getByText(roomViewer.help)).toBeVisible();
    await expect(view).toBeFocused();
    expect(requests).toHaveLength(1);
  });

  const note = section.getByRole('button', { name: first!.notes[0]!.title });

  await test.step('a drag turns the view, and its notes with it', async () => {
    const before = (await note.boundingBox())!;
    const box = (await view.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 4);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 4, { steps: 4 });
    await page.mouse.up();
    expect((await note.boundingBox())!.x).toBeGreaterThan(before.x + 30);
  });

  await test.step('the keyboard reaches a note outside of the picture, and the view turns to it', async () => {
    const { title, text } = first!.notes.at(-1)!;
    const last = section.getByRole('button', { name: title });
    await page.keyboard.press('ArrowLeft');
    await last.focus();
    await page.keyboard.press('Enter');
    await expect(section.getByRole('status').filter({ hasText: text })).toBeVisible();
    const box = (await view.boundingBox())!;
    await expect
      .poll(async () => Math.abs((await last.boundingBox())!.x - box.x - box.width / 2))
      .toBeLessThan(box.width / 4);
  });

  await test.step('the list of rooms leads to another one', async () => {
    if (!second) return;
    await section.locator('summary', { hasText: second.name }).click();
    await expect(view).toHaveAccessibleName(`${roomViewer.view} ${second.name}`);
    await expect(section.getByText(roomViewer.help)).toBeVisible();
  });

  const close = section.getByRole('button', { name: roomViewer.close });

  await test.step('its buttons fit on a small phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await close.scrollIntoViewIfNeeded();
    await expect(close).toBeInViewport({ ratio: 1 });
  });

  await test.step('closing it shows the still again, and returns the focus', async () => {
    await close.click();
    await expect(view).toHaveCount(0);
    await expect(start).toBeFocused();
  });
});

test('a room has no notes in its picture before it loads, and keeps its still if it does not', async ({
  page,
  tolerate,
}) => {
  tolerate(/Failed to load|Could not connect|NetworkError|ERR_/);
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route(cubes, (route) => failed.then(() => route.abort()));
  await page.goto('/vr-tour');
  const section = page.getByRole('region', { name: lookAround.title.text });
  await section.getByRole('button', { name: lookAround.start }).click();
  await expect(section.getByText(roomViewer.loading)).toBeVisible();
  await expect(section.getByRole('button', { name: rooms[0]!.notes[0]!.title })).toBeHidden();
  fail();
  await expect(section.getByText(lookAround.failed.lost)).toBeVisible();
  await expect(section.getByRole('button', { name: lookAround.start })).toBeFocused();
  await expect(section.getByRole('img', { name: rooms[0]!.alt })).toBeVisible();
  await expect(section.getByText(rooms[0]!.notes[0]!.text)).toBeVisible();
});

test('a browser without WebGL keeps the still and the notes', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/vr-tour');
  const section = page.getByRole('region', { name: lookAround.title.text });
  await section.getByRole('button', { name: lookAround.start }).click();
  await expect(section.getByText(lookAround.failed.unsupported)).toBeVisible();
  await expect(section.getByText(rooms[0]!.notes[0]!.text)).toBeVisible();
});
