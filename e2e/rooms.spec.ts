import type { Locator, Page } from 'playwright/test';
import { imagesOf } from '@/lib/content/media/room-images';
import { sections } from '@/lib/content/home/sections';
import { roomViewer } from '@/lib/content/room-viewer';
import { checkInHref, roomHref, rooms, roomsSection } from '@/lib/content/rooms';
import { cube, faceAt, faces, type Face } from './helpers/cube';
import { expectMiddleNear, middleOf } from './helpers/position';
import { expect, hold, nextFrame, openWithScript, requestsOf, scriptFiles, test } from './helpers/test';
import { touchscreenOf } from './helpers/touch';

const [firstRoom] = rooms;
const door = firstRoom?.doors[0];
const nameOf = (id: string) => rooms.find((room) => room.id === id)!.name;

const shownFace = (slider: Locator, x: number, y: number) =>
  faceAt(slider, x, y, `[aria-label="${roomViewer.hotspots}"] { opacity: 0 }`);

function roomsOf(page: Page) {
  const section = page.getByRole('region', { name: roomsSection.title.text });
  const start = section.getByRole('button', { name: roomsSection.start });
  const reload = section.getByRole('link', { name: roomsSection.reload });
  return { section, start, reload, slider: section.getByRole('slider') };
}

const leadsToRooms = sections.some(({ kind }) => kind === 'rooms');

const cubeFiles = /\/room-[a-z-]+\.\w+\.(avif|jpg)$/;

// No motion, so that pictures can be compared; all buttons, as on a touch screen; a small picture, which is drawn soon.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  hasTouch: true,
  viewport: { width: 800, height: 600 },
});
test.skip(!door, 'The site has no two rooms.');
test.slow();

test('a room on the home page reaches from edge to edge, and opens on the tour @phone @rare', async ({
  page,
}) => {
  test.skip(!leadsToRooms, 'The home page does not lead to the rooms.');
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link', { name: roomsSection.start });
  const room = link.locator('../..');
  expect((await room.boundingBox())!.width).toBe(page.viewportSize()!.width);
  await room.click();
  await expect(page).toHaveURL(roomHref(firstRoom!));
  const slider = page.getByRole('slider', { name: roomViewer.view });
  await expect(slider).toBeInViewport({ ratio: 0.95 });
  await expect(slider).toBeFocused();
  await expect(page.locator('header [aria-current]')).toHaveCount(0);
  await test.step('the view shows its focus once the visitor presses a key, and not after a click', async () => {
    await expect(slider).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveCSS('outline-style', 'solid');
  });
});

test('a room from the row on the home page opens on the tour, and stays in view when a phone is turned @rare', async ({
  page,
}) => {
  test.skip(!leadsToRooms, 'The home page does not lead to the rooms.');
  const slider = page.getByRole('slider', { name: roomViewer.view });
  const last = rooms.at(-1)!;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: last.name, exact: true }).click();
  await expect(slider).toBeInViewport({ ratio: 0.95 });
  await expect(page.locator('details[open]')).toContainText(last.name);
  await expect(page.getByRole('button', { name: roomsSection.start })).toHaveCount(0);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(slider).toBeInViewport({ ratio: 0.95 });
  await test.step('unless the visitor has scrolled on', async () => {
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await nextFrame(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await nextFrame(page);
    await expect(slider).not.toBeInViewport();
  });
});

test('a visitor who comes by the code on the glove has checked in, and is first offered to turn with the device', async ({
  page,
}) => {
  await page.goto(checkInHref(firstRoom!));
  const { section, start, slider } = roomsOf(page);
  const status = section.locator('[aria-live]').first();
  await expect(status).toHaveText(roomViewer.checkedIn);
  await expect(slider).toBeFocused();
  const tools = status.locator('+ div').getByRole('button');
  await expect(tools.first()).toHaveText(roomViewer.motion);
  await expect(status).toHaveText(`${firstRoom!.name}. ${roomViewer.touchHelp}`);

  await test.step('but not a visitor who opens it again', async () => {
    await section.getByRole('button', { name: roomViewer.close }).click();
    await expect(slider).toHaveCount(0);
    await start.click();
    await expect(status).toHaveText(`${firstRoom!.name}. ${roomViewer.touchHelp}`);
    await expect(tools.first()).toHaveText('');
  });

  await test.step('a link to the room that is open loads nothing', async () => {
    const loading = section.getByRole('button', { name: roomsSection.loading });
    await expect(loading).toHaveCount(0);
    await page.evaluate(() => (location.hash = ''));
    await page.evaluate((room) => (location.hash = room), firstRoom!.id);
    await expect(page).toHaveURL(checkInHref(firstRoom!));
    await nextFrame(page);
    await expect(loading).toHaveCount(0);
  });

  await test.step('and opens the room again that was closed', async () => {
    await section.getByRole('button', { name: roomViewer.close }).click();
    await expect(slider).toHaveCount(0);
    await page.getByRole('main').evaluate((main, room) => {
      main.insertAdjacentHTML('afterbegin', `<a href="#${room}">A link to it</a>`);
    }, firstRoom!.id);
    await page.getByRole('link', { name: 'A link to it' }).click();
    await expect(slider).toBeFocused();
  });
});

/** The first room with a color for each of its faces. Other rooms have other colors. */
async function loadTour(page: Page) {
  const requests = requestsOf(page, /\/room-[^/]*\.(avif|jpg)$/);
  // The browser cannot decode the first room's AVIF.
  const own = RegExp(`/room-${firstRoom!.id}(-detail)?\\.\\w+\\.`);
  const [ours, elsewhere] = [await cube(faces), await cube(faces.toReversed())];
  await page.route(cubeFiles, (route, request) => {
    if (!own.test(request.url())) return route.fulfill({ body: elsewhere });
    return route.fulfill({ body: request.url().endsWith('.avif') ? 'no image' : ours });
  });
  await page.goto('/vr-tour');
  const parts = roomsOf(page);
  const { section, slider } = parts;
  return {
    ...parts,
    requests,
    cubes: () => requests.filter((url) => cubeFiles.test(url)).map((url) => new URL(url).pathname),
    status: section.locator('[aria-live]').first(),
    shows: (face: Face, x = 0.5, y = 0.25) => expect.poll(() => shownFace(slider, x, y)).toBe(face),
    doorTo: (to: string) =>
      section.getByRole('button', { name: `${nameOf(to)} ${roomViewer.door}`, exact: true }),
    press: async (key: string, times: number) => {
      await slider.focus();
      for (let time = 0; time < times; time++) await page.keyboard.press(key);
    },
  };
}

/** The same, with the viewer open. */
async function openFirstRoom(page: Page) {
  const tour = await loadTour(page);
  await tour.start.click();
  await tour.shows('front');
  return tour;
}

test('a room loads when the visitor opens it @rare', async ({ page }) => {
  const { section, start, slider, requests, cubes, doorTo } = await loadTour(page);

  await test.step('nothing of a room loads with the page, and its poster once it is in view', async () => {
    await expect(start).toBeAttached();
    expect(requests).toEqual([]);
    await start.scrollIntoViewIfNeeded();
    const poster = section.getByRole('img', { name: firstRoom!.alt }).first();
    await expect(poster).toHaveJSProperty('complete', true);
    expect(cubes()).toEqual([]);
  });

  await test.step('the viewer takes the focus and loads the room, its detail and what is behind its doors', async () => {
    await start.click();
    await expect(section.getByText(roomViewer.touchHelp)).toBeVisible();
    await expect(slider).toBeFocused();
    // What is behind a door loads once the door is in view.
    await slider.press('Tab');
    for (const { to } of firstRoom!.doors) await doorTo(to).focus();
    const { base, detail } = imagesOf(firstRoom!.id)!;
    const next = firstRoom!.doors.map(({ to }) => imagesOf(to)!.base.avif);
    const files = [base.avif, base.jpeg, detail.avif, detail.jpeg, ...next];
    await expect.poll(() => new Set(cubes())).toEqual(new Set(files.map(({ src }) => src)));
    await section.getByRole('button', { name: roomViewer.close }).click();
    await expect(slider).toHaveCount(0);
    await start.click();
    await expect(slider).toBeFocused();
  });
});

test('a room turns by keys, mouse and touch @rare', async ({ page }) => {
  const { section, slider, shows, press } = await openFirstRoom(page);

  await test.step('the arrow keys turn it to each side, up, and down to where the floor begins', async () => {
    await shows('front');
    for (const side of ['right', 'back', 'left', 'front'] as const) {
      await press('ArrowRight', 6);
      await shows(side);
    }
    await press('ArrowUp', 6);
    await shows('up', 0.5, 0.5);
    await press('ArrowDown', 11);
    await shows('down', 0.5, 0.9);
    await press('ArrowUp', 3);
    await shows('front');
  });

  const { x, y, width, height } = (await slider.boundingBox())!;
  const touch = await touchscreenOf(page);
  await test.step('the picture follows a drag from a note, by mouse and by touch, and the note stays closed', async () => {
    const note = section.getByRole('button', { name: firstRoom!.notes[0]!.title, exact: true });
    const [left, top] = await middleOf(note);
    await page.mouse.move(left, top);
    await page.mouse.down();
    await page.mouse.move(left - 60, top, { steps: 3 });
    await page.mouse.up();
    await expectMiddleNear(note, left - 60, top);
    const [x, y] = await middleOf(note);
    const finger = (by: number) => ({ id: 0, x: x + by, y });
    await touch('touchStart', finger(0));
    for (const by of [20, 40, 60]) await touch('touchMove', finger(by));
    await touch('touchEnd');
    await expectMiddleNear(note, left, top);
    await expect(note).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('its picture has the pixels of the screen, also after the window moves to another one', async () => {
    const pixels = () => section.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width);
    const session = await page.context().newCDPSession(page);
    const screen = { width: 800, height: 600, mobile: false };
    for (const deviceScaleFactor of [3, 1]) {
      await session.send('Emulation.setDeviceMetricsOverride', { ...screen, deviceScaleFactor });
      await expect.poll(pixels).toBe(width * Math.min(deviceScaleFactor, 2));
    }
  });

  await test.step('pinching out zooms in', async () => {
    await press('-', 4);
    await shows('left', 0.02);
    await shows('right', 0.98);
    const fingers = (distance: number) =>
      [-1, 1].map((side, id) => ({ id, x: x + width / 2 + side * distance, y: y + height * 0.9 }));
    await touch('touchStart', ...fingers(40));
    for (const distance of [60, 90, 120, 150]) await touch('touchMove', ...fingers(distance));
    await touch('touchEnd');
    await shows('front', 0.02);
    await shows('front', 0.98);
  });

  await test.step('the view turns to a hotspot that gets the focus, even from outside, and the hotspot is at its place', async () => {
    const doors = firstRoom!.doors.map(({ to }) => `${nameOf(to)} ${roomViewer.door}`);
    const places = [...firstRoom!.notes.map(({ title }) => title), ...doors];
    await slider.press('Tab');
    for (const name of places) {
      const hotspot = section.getByRole('button', { name, exact: true });
      await hotspot.focus();
      await expectMiddleNear(hotspot, x + width / 2, y + height / 2);
    }
  });
});

test('a room and its notes can be heard @rare', async ({ page }) => {
  const { section, start, slider, status, press } = await openFirstRoom(page);

  await test.step('screen readers say the room, what is in it, and each turn and zoom', async () => {
    const { directions, zoom, zoomOut } = roomViewer;
    await expect(slider).toHaveAccessibleName(`${roomViewer.view} ${firstRoom!.name}`);
    await expect(slider).toHaveAccessibleDescription(firstRoom!.alt);
    const says = (words: string) => expect(slider).toHaveAttribute('aria-valuetext', RegExp(`${words}$`));
    await says(`${directions.ahead}, ${zoom} 100%`);
    await press('ArrowRight', 1);
    await press('ArrowUp', 1);
    await says(`15° ${directions.right}, 10° ${directions.up}, ${zoom} 100%`);
    const number = (await slider.getAttribute('aria-valuenow'))!;
    await press('+', 1);
    await says(`${zoom} 1[1-9]\\d?%`);
    await expect(slider).not.toHaveAttribute('aria-valuenow', number);
    await section.getByRole('button', { name: zoomOut }).click();
    await expect(status).toContainText(`${zoom} 100%`);
    await press('ArrowDown', 1);
    await press('ArrowLeft', 1);
  });

  await test.step('the second press of a double click counts as none, on the picture and on a note', async () => {
    const note = section.getByRole('button', { name: firstRoom!.notes[0]!.title, exact: true });
    await note.dblclick();
    await expect(note).toHaveAttribute('aria-pressed', 'true');
    await press('ArrowUp', 4);
    const { width, height } = (await slider.boundingBox())!;
    const before = Number(await slider.getAttribute('aria-valuenow'));
    await slider.dblclick({ position: { x: 0.9 * width, y: 0.1 * height } });
    await expect(slider).not.toHaveAttribute('aria-valuenow', `${before}`);
    expect(Number(await slider.getAttribute('aria-valuenow')) - before).toBeLessThan(60);
    await section.getByRole('button', { name: roomViewer.close }).click();
    await expect(slider).toHaveCount(0);
    await start.click();
  });

  await test.step('a note has its words until Escape, a press on it or on something else, or a turn', async () => {
    const { title, text } = firstRoom!.notes[0]!;
    const note = section.getByRole('button', { name: title, exact: true });
    const ways = [
      () => note.press('Escape'),
      () => note.click(),
      () => section.getByRole('button', { name: roomViewer.zoomIn }).click(),
      () => note.press('ArrowLeft'),
    ];
    for (const close of ways) {
      await note.press('Enter');
      await expect(note).toHaveAttribute('aria-pressed', 'true');
      await expect(note.getByText(text)).toBeVisible();
      await expect(status).toContainText(`${title}: ${text}`);
      await close();
      await expect(note).toHaveAttribute('aria-pressed', 'false');
      await expect(status).not.toContainText(text);
    }
    // A note may leave the picture when the view turns.
    await expect(slider).toBeFocused();
  });
});

test('a room gives way to the next, and fits a small window @rare', async ({ page }) => {
  const { section, start, slider, shows, doorTo } = await openFirstRoom(page);

  await test.step('a door opens the next room, also in the list, and only the new picture remains', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await doorTo(door!.to).press('Enter');
    await expect(slider).toHaveAccessibleName(`${roomViewer.view} ${nameOf(door!.to)}`);
    await expect(slider).toBeFocused();
    await shows('left');
    await expect(section.locator('canvas')).toHaveCount(1);
    await expect(section.locator('details[open] summary')).toHaveText(nameOf(door!.to));
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  await test.step('a room that is opened in the list closes the last one, and its picture is in view', async () => {
    await section.getByText(firstRoom!.name, { exact: true }).click();
    await expect(section.locator('details[open] summary')).toHaveText(firstRoom!.name);
    await expect(slider).toHaveAccessibleName(`${roomViewer.view} ${firstRoom!.name}`);
    await expect(slider).toBeInViewport({ ratio: 0.9 });
    await shows('front');
  });

  await test.step('a tab names the nearest door while no door is in view, and turns to it', async () => {
    const tab = section.getByRole('button', { name: roomViewer.turnTo });
    await expect(tab).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    const [nearest] = firstRoom!.doors.toSorted((a, b) => Math.abs(a.yaw) - Math.abs(b.yaw));
    await expect(tab).toHaveText(RegExp(`${nameOf(nearest!.to)}$`));
    expect((await tab.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await tab.press('Enter');
    await expect(tab).toBeHidden();
    await expect(slider).toBeFocused();
    await expect(doorTo(nearest!.to)).toBeInViewport();
  });

  await test.step('its picture and buttons show in 1280 x 1024 pixels at 400 %, and Close returns the focus, also from full screen', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await expect.poll(async () => (await slider.boundingBox())!.height).toBeGreaterThan(100);
    const { zoomIn, zoomOut, motion, fullScreen, close } = roomViewer;
    for (const name of [zoomIn, zoomOut, motion, fullScreen, close]) {
      const button = section.getByRole('button', { name });
      await button.focus();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
    await section.getByRole('button', { name: fullScreen }).press('Enter');
    await expect.poll(isFull).toBe(true);
    await section.getByRole('button', { name: close }).press('Enter');
    await expect(slider).toHaveCount(0);
    await expect(start).toBeFocused();
    expect(await isFull()).toBe(false);
  });
});

test('a room that is opened before the script runs has its poster @rare', async ({ page }) => {
  const release = await hold(page, scriptFiles);
  await page.goto('/vr-tour', { waitUntil: 'commit' });
  const { section } = roomsOf(page);
  const { name, alt } = rooms[1]!;
  const room = section.getByRole('group').filter({ hasText: name });
  await section.getByText(name, { exact: true }).click();
  await release();
  const stage = section.getByRole('group', { name: roomsSection.title.text });
  await expect(stage.getByRole('img', { name: alt })).toBeVisible();
  await expect(room).toHaveAttribute('open');
});

for (const [when, script] of [
  ['without WebGL', 'HTMLCanvasElement.prototype.getContext = () => null'],
  [
    'when the graphics card refuses the picture @rare',
    'WebGL2RenderingContext.prototype.copyTexImage2D = function () { this.enable(0) }',
  ],
] as const)
  test(`the section says why it has only a poster ${when}`, async ({ page }) => {
    await openWithScript(page, '/vr-tour');
    await page.evaluate(script);
    const { section, start, slider } = roomsOf(page);
    await start.click();
    const words = roomsSection.failed.unsupported;
    await expect(section.getByText(words).first()).toBeVisible();
    await expect(section.locator('[aria-live]', { hasText: words })).toBeVisible();
    await expect(slider).toHaveCount(0);
    await expect(start).toBeFocused();
  });

const dropPictures = (page: Page) => page.route(cubeFiles, (route) => route.abort());
const answerWithPage = (page: Page) =>
  page.route(scriptFiles, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));

for (const [when, fail] of [
  ['when no picture loads @rare', dropPictures],
  ['when the viewer never finishes loading @rare', (page: Page) => hold(page, scriptFiles)],
  ['when a host answers with a page instead of the viewer', answerWithPage],
] as const)
  test(`the section says that the room did not load, and a link loads the page again, ${when}`, async ({
    page,
    tolerate,
  }) => {
    tolerate(/ERR_FAILED|Unexpected token/);
    await page.clock.install();
    await openWithScript(page, '/vr-tour');
    await fail(page);
    const { section, start, reload, slider } = roomsOf(page);
    await start.click();
    await nextFrame(page);
    await page.clock.runFor(15_000);
    await expect(section.locator('[aria-live]', { hasText: roomsSection.failed.lost })).toBeVisible();
    await page.clock.runFor(1000);
    await expect(slider).toHaveCount(0);
    await expect(start).toHaveCount(0);
    await expect(reload).toBeFocused();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.keyboard.press('Enter');
    await expect(slider).toBeFocused();
    await expect(page).toHaveURL(roomHref(firstRoom!));
  });

test('a room turns where textures have at most 2048 pixels, as in Tor Browser @rare', async ({ page }) => {
  await page.addInitScript(() => {
    const { getParameter, texImage2D } = WebGL2RenderingContext.prototype;
    Object.assign(WebGL2RenderingContext.prototype, {
      getParameter(this: WebGL2RenderingContext, name: GLenum) {
        return name === this.MAX_TEXTURE_SIZE ? 2048 : getParameter.call(this, name);
      },
      texImage2D(this: WebGL2RenderingContext, ...parts: unknown[]) {
        const width = parts.length > 6 ? parts[3] : (parts.at(-1) as ImageBitmap).width;
        if (Number(width) > 2048) return this.enable(0);
        texImage2D.apply(this, parts as never);
      },
    });
  });
  await page.route(cubeFiles, async (route) => route.fulfill({ body: await cube(faces, 1024) }));
  await page.goto('/vr-tour');
  const { start, slider } = roomsOf(page);
  await start.click();
  await expect(slider).toBeFocused();
  for (const face of ['front', 'right', 'back', 'left'] as const) {
    await expect.poll(() => shownFace(slider, 0.5, 0.25)).toBe(face);
    for (let time = 0; time < 6; time++) await slider.press('ArrowRight');
  }
});

test('a room without detail stays until the graphics card drops it @rare', async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED/);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.jpg'));
  await page.route(/-detail\./, (route) => route.abort());
  await page.goto('/vr-tour');
  const { section, start } = roomsOf(page);
  await start.click();
  await failed;
  await nextFrame(page);
  await expect(start).toHaveCount(0);
  await section.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!.loseContext();
  });
  await expect(section.locator('[aria-live]', { hasText: roomsSection.failed.lost })).toBeVisible();
});
