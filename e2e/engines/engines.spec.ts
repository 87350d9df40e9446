import { test as base, expect as baseExpect } from 'playwright/test';
import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import sharp from 'sharp';
import * as walkthrough from '@/components/walkthrough/walkthrough-media';
import { hero } from '@/lib/content/home/hero';
import { navigation } from '@/lib/content/navigation';
import { roomViewer } from '@/lib/content/room-viewer';
import { roomsSection, rooms } from '@/lib/content/rooms';
import { player } from '@/lib/content/vr-tour';
import { ports } from '../serve-with-faults';
import { everyPage } from '../helpers/test';
import { startDisplay, starts, type Engine } from './browsers';

const expect = baseExpect.configure({ timeout: 15_000 });

const test = base.extend<{ engine: Engine; tab: WebDriver }>({
  engine: ['firefox', { option: true }],
  tab: async ({ engine }, provide) => {
    const start = starts[engine];
    if (!start) return test.skip(true, `${engine} or Xvfb is missing`);
    const screen = await startDisplay();
    const { tab, errors, stop } = await start({ ...process.env, DISPLAY: screen.display });
    await provide(tab);
    await stop();
    screen.stop();
    expect(errors).toEqual([]);
  },
});

const expectIn = (tab: WebDriver, look: () => unknown) => expect.poll(() => tab.executeScript(look));

async function open(tab: WebDriver, path: string) {
  await tab.get(`http://localhost:${ports.site}${path}`);
  await expectIn(tab, () => document.querySelectorAll('[data-script="needed"]').length).toBe(0);
}

async function press(tab: WebDriver, name: string) {
  let target!: WebElement;
  const look = async () => {
    for (target of await tab.findElements(By.css('a, button')))
      // WebKitGTK 2.50 (2026-11) has no name for hidden elements.
      if ((await target.isDisplayed()) && (await target.getAccessibleName()) === name) return true;
  };
  await expect.poll(() => look().catch(() => {}), { message: name }).toBe(true);
  // The driver of WebKitGTK 2.50 (2026-11) does not wait for a smooth scroll or the frame after it, and would miss the
  // target.
  await tab.executeScript(async (element: Element) => {
    element.scrollIntoView({ behavior: 'instant', block: 'center' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, target);
  await target.click();
}

test('every page runs its scripts, and shows all of its images in the site’s font', async ({ tab }) => {
  for (const { path } of everyPage) {
    await open(tab, path);
    await expectIn(tab, () => [...document.fonts].some(({ status }) => status === 'loaded')).toBe(true);
    const missing = () =>
      [...document.images].filter((image) => (image.loading = 'eager') && image.naturalWidth === 0).length;
    await expectIn(tab, missing).toBe(0);
  }
});

test('the home page plays its video, fades its sections in, and its menu leads to one', async ({ tab }) => {
  const video = () => {
    const { currentTime, currentSrc, muted, paused } = document.querySelector('video')!;
    return [currentTime > 0.2, /hero-\w+\.\w+\.av1\.mp4$/.test(currentSrc), muted, paused];
  };
  await open(tab, '/');
  await expectIn(tab, video).toEqual([true, true, true, false]);
  await press(tab, hero.video.pause);
  await expectIn(tab, video).toEqual([true, true, true, true]);

  const opacityAt = (above: number) =>
    tab.executeScript(async (pixels: number) => {
      const content = [...document.querySelectorAll('[data-phase]')].at(-1)!;
      const top = content.getBoundingClientRect().top + scrollY;
      scrollTo({ top: top - innerHeight + pixels, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return getComputedStyle(content).opacity;
    }, above);
  expect(await opacityAt(85)).toBe('0');
  await expect.poll(() => opacityAt(125)).toBe('1');
  expect(await opacityAt(-500)).toBe('1');

  const { href, line } = navigation.items[1]!;
  await tab.manage().window().setRect({ width: 500, height: 900 });
  await press(tab, navigation.open);
  await tab.actions().sendKeys(Key.ESCAPE).perform();
  await expectIn(tab, () => document.activeElement!.textContent).toBe(navigation.open);
  await press(tab, navigation.open);
  await press(tab, line.text);
  await expectIn(tab, () => location.pathname + location.hash).toBe(href);
});

test('the tour’s video plays and takes the focus, a chapter seeks, and a room is drawn', async ({ tab }) => {
  const video = () => {
    const video = document.querySelector('video')!;
    return [video.controls, document.activeElement === video, video.currentTime > 0.2];
  };
  await open(tab, '/vr-tour');
  await expectIn(tab, video).toEqual([false, false, false]);
  await press(tab, player.controls.play);
  // The controls wait for a move of the visitor.
  await tab.actions().sendKeys(Key.SHIFT).perform();
  await expectIn(tab, video).toEqual([true, true, true]);
  for (const { title, spoken, start } of walkthrough.chapters.slice(-1)) {
    await press(tab, `${title} ${spoken}`);
    await expectIn(tab, () => document.querySelector('video')!.currentTime).toBeGreaterThan(start);
  }
  if (rooms.length === 0) return;
  await press(tab, roomsSection.start);
  await expectIn(tab, () => document.body.innerText).toContain(roomViewer.help);
  const canvas = await tab.findElement(By.css('canvas')).takeScreenshot();
  expect((await sharp(Buffer.from(canvas, 'base64')).stats()).entropy).toBeGreaterThan(3);
});
