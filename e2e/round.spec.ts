import type { Page } from 'playwright/test';
import { targets } from '@/components/round/judge';
import { oneRound, oneRoundGame as words, oneRoundHref } from '@/lib/content/round';
import { player } from '@/lib/content/vr-tour';
import { expect, hold, requestsOf, test } from './helpers/test';

const start = (page: Page) => page.getByRole('button', { name: oneRound.start });
const field = (page: Page) => page.getByRole('application');
const again = (page: Page) => page.getByRole('button', { name: words.again });
const score = (page: Page, count: number) =>
  page.getByText(`${count} ${words.of} ${targets.length} ${words.onBeat}.`, { exact: true });

// A round lasts half a minute.
test.slow();

type Player = { press: (time: number, code: string) => Promise<void> };

/** Presses keys by the clock of the sound, whose first start is that of the round. A busy page hears of a key later. */
const addPlayer = (page: Page) =>
  page.addInitScript(() => {
    let context: AudioContext;
    let first: number | undefined;
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (time = 0, ...rest) {
      context = this.context as AudioContext;
      first ??= time;
      return start.call(this, time, ...rest);
    };
    const press = async (time: number, code: string) => {
      while (first === undefined || context.currentTime < first + time + 0.05)
        await new Promise((resolve) => setTimeout(resolve, 5));
      const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp();
      const event = new KeyboardEvent('keydown', { code, bubbles: true });
      const timeStamp = performanceTime + 1000 * (first + time - contextTime);
      document.activeElement!.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }));
    };
    Object.assign(window, { press });
  });

async function play(page: Page, count: number) {
  const presses = targets.slice(0, count).map(({ time, side }, index) => {
    const codes = side === 'left' ? ['KeyF', 'ArrowLeft'] : ['KeyJ', 'ArrowRight'];
    return [time, codes[index % 2]!] as const;
  });
  await page.evaluate(async (list) => {
    for (const [time, code] of list) await (window as unknown as Player).press(time, code);
  }, presses);
}

test('a round that is played by keyboard counts what was on the beat, its drawing can be saved, and the next is as muted', async ({
  page,
}) => {
  await addPlayer(page);
  const files = requestsOf(page, /media\/round\.svg/);
  await page.goto(oneRoundHref);
  await start(page).press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(page.getByText(oneRound.started)).toBeAttached();
  expect(files).toHaveLength(1);
  await page.getByRole('button', { name: words.mute, exact: true }).click();
  await play(page, 10);
  await expect(page.getByText(`10 ${words.onBeat}`)).toBeVisible();
  await expect(score(page, 10)).toBeAttached({ timeout: 60_000 });
  const save = page.getByRole('button', { name: words.save });
  await expect(save).toBeFocused();
  const download = page.waitForEvent('download');
  await save.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.png$/);
  await again(page).press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('button', { name: words.unmute })).toBeVisible();
});

test('a round without a press has no hit, waits while it is paused, stays on the screen, and Escape leads back to its button @phone', async ({
  page,
}) => {
  await page.goto(oneRoundHref);
  await expect(start(page)).toBeInViewport({ ratio: 1 });
  await start(page).click();
  await page.getByRole('button', { name: words.pause }).click();
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: height, height: width });
  await expect(field(page)).toBeInViewport({ ratio: 0.95 });
  await page.getByRole('button', { name: words.playOn }).click();
  await expect(score(page, 0)).toBeAttached({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(start(page)).toBeFocused();
});

test('a phone on its side with the bars of its browser has the tools of a round below the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 667, height: 331 });
  await page.goto(oneRoundHref);
  const stage = page.getByRole('region', { name: oneRound.title.text }).locator('> div').last();
  await expect(stage).toBeVisible();
  const header = (await page.getByRole('banner').boundingBox())!;
  expect((await stage.boundingBox())!.height).toBeLessThanOrEqual(331 - header.height + 1);
});

test('a round ends the sound of the film', async ({ page }) => {
  await page.goto('/vr-tour');
  await page.getByRole('button', { name: player.controls.play }).click();
  const film = page.locator('video');
  await expect(film).toHaveJSProperty('paused', false);
  await start(page).click();
  await expect(film).toHaveJSProperty('paused', true);
});

test('a round that does not load says so, and is tried again', async ({ page, tolerate }) => {
  tolerate(/round\.svg|ERR_FAILED/);
  const release = await hold(page, '**/round.svg');
  await page.route('**/round.svg', (route) => route.abort(), { times: 1 });
  await page.goto(oneRoundHref);
  await start(page).click();
  const retry = page.getByRole('link', { name: oneRound.retry });
  await expect(retry).toBeVisible();
  await retry.click();
  await start(page).click();
  await expect(page.getByRole('button', { name: oneRound.loading })).toBeVisible();
  release();
  await expect(field(page)).toBeFocused();

  await test.step('also without Web Audio, as on an iPhone in Lockdown Mode', async () => {
    await page.addInitScript('delete window.AudioContext');
    await page.reload();
    await start(page).click();
    await expect(retry).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a sentence says what the round needs', async ({ page }) => {
    await page.goto(oneRoundHref);
    // Playwright's text selectors skip this element.
    const line = page.locator(`#${oneRound.id} noscript`);
    expect(await line.innerText()).toContain(oneRound.withoutScript);
  });
});
