import type { Locator } from 'playwright/test';
import sharp from 'sharp';
import { roomViewer } from '@/lib/content/room-viewer';
import { lookAround, rooms as allRooms } from '@/lib/content/rooms';
import { roomThumbnails } from '@/lib/media';
import { expect, test } from './helpers/test';

const rooms = allRooms.filter(({ id }) => id in roomThumbnails);
const door = rooms[0]?.doors.find(({ to }) => to in roomThumbnails);

/** The faces of the cube, in the order of its file. */
const faces = ['right', 'left', 'up', 'down', 'front', 'back'] as const;
/** A channel is off or on, so that a face is known by its color. */
const colors = { right: [255, 0, 0], left: [0, 255, 0], up: [0, 0, 255], down: [255, 255, 0] };
const all: Record<string, number[]> = { ...colors, front: [0, 255, 255], back: [255, 0, 255] };

const face = (name: string) => {
  const [r, g, b] = all[name] as [number, number, number];
  return sharp({ create: { width: 64, height: 64, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
};

/** An image with a room whose faces have one color each. */
async function cube() {
  const parts = await Promise.all(faces.map(face));
  const layers = parts.map((input, i) => ({ input, left: 64 * (i % 3), top: 64 * Math.floor(i / 3) }));
  return sharp({ create: { width: 192, height: 128, channels: 3, background: 'black' } })
    .composite(layers)
    .png()
    .toBuffer();
}

/** The face that shows at a point of the view, in parts of its size. */
async function faceAt(view: Locator, x = 0.5, y = 0.25) {
  const image = sharp(await view.screenshot());
  const { width, height } = await image.metadata();
  const area = { left: Math.round((width - 1) * x), top: Math.round((height - 1) * y), width: 1, height: 1 };
  const pixel = [...(await image.extract(area).removeAlpha().raw().toBuffer())];
  return faces.find((name) => all[name]!.every((value, i) => Math.abs(value - pixel[i]!) < 60));
}

// Nothing is on its way when the picture is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true });
test.skip(!door, 'The site has no two rooms with pictures.');

test('a room is the right way round, and follows keys, pointers and its hotspots', async ({ page }) => {
  const body = await cube();
  // The browser cannot decode the first format.
  await page.route(/\/room-[a-z\d-]+\.[0-9a-f]{8}\.avif$/, (route) => route.fulfill({ body: 'no image' }));
  await page.route(/\/room-[a-z\d-]+\.[0-9a-f]{8}\.jpg$/, (route) => route.fulfill({ body }));
  await page.goto('/vr-tour');
  const section = page.getByRole('region', { name: lookAround.title.text });
  await section.getByRole('button', { name: lookAround.start }).click();
  const view = section.getByRole('slider');
  const shows = (name: string, x?: number, y?: number) => expect.poll(() => faceAt(view, x, y)).toBe(name);
  const press = async (key: string, times: number) => {
    for (let time = 0; time < times; time++) await view.press(key);
  };
  await shows('front');

  await test.step('the arrow keys turn it to each side, up and down', async () => {
    for (const side of ['right', 'back', 'left', 'front']) {
      await press('ArrowRight', 6);
      await shows(side);
    }
    await press('ArrowUp', 9);
    await shows('up', 0.5, 0.5);
    await press('ArrowDown', 17);
    await shows('down', 0.5, 0.5);
    await press('ArrowUp', 8);
    await shows('front');
  });

  const { x, y, width, height } = (await view.boundingBox())!;
  const drag = async (byX: number, byY: number) => {
    await page.mouse.move(x + width * (0.5 - byX / 2), y + height * (0.5 - byY / 2));
    await page.mouse.down();
    await page.mouse.move(x + width * (0.5 + byX / 2), y + height * (0.5 + byY / 2), { steps: 3 });
    await page.mouse.up();
  };

  await test.step('the picture follows a drag', async () => {
    await drag(-0.8, 0);
    await shows('right');
    await drag(0.8, 0);
    await shows('front');
    await drag(0, 0.8);
    await drag(0, 0.8);
    await shows('up', 0.5, 0.5);
    await drag(0, -0.8);
    await drag(0, -0.8);
    await shows('front');
  });

  await test.step('a press turns to its place', async () => {
    for (let time = 0; time < 2; time++) await page.mouse.click(x + width - 4, y + height / 2);
    await shows('right');
    for (let time = 0; time < 2; time++) await page.mouse.click(x + 4, y + height / 2);
    await shows('front');
  });

  await test.step('two fingers that part come nearer', async () => {
    await press('-', 4);
    await shows('left', 0.02);
    await shows('right', 0.98);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...apart: number[]) => {
      const touchPoints = apart.flatMap((distance) =>
        [-1, 1].map((side, id) => ({ id, x: x + width / 2 + side * distance, y: y + height / 2 })),
      );
      return session.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    await touch('touchStart', 40);
    for (const distance of [60, 90, 120, 150]) await touch('touchMove', distance);
    await touch('touchEnd');
    await shows('front', 0.02);
    await shows('front', 0.98);
  });

  await test.step('a door stands on the side that its degrees say', async () => {
    const side = ['front', 'right', 'back', 'left'][(Math.round(door!.yaw / 90) + 4) % 4]!;
    const { name } = rooms.find(({ id }) => id === door!.to)!;
    await view.press('Tab');
    await section.getByRole('button', { name: `${name} ${roomViewer.door}` }).focus();
    await shows(side);
  });
});
