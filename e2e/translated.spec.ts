import { contactPath } from '@/lib/contact-fields';
import { form, senders } from '@/lib/content/contact';
import { problem } from '@/lib/content/home/problem';
import { hero } from '@/lib/content/home/hero';
import { sections } from '@/lib/content/home/sections';
import { navigation } from '@/lib/content/navigation';
import { roomViewer } from '@/lib/content/room-viewer';
import { rooms, roomsSection } from '@/lib/content/rooms';
import { player } from '@/lib/content/vr-tour';
import {
  expectValues,
  failedSend,
  field,
  fill,
  message,
  notice,
  retry,
  send,
  sending,
  sendMessage,
  thanks,
  unique,
} from './helpers/contact-form';
import { menuButton, openMenu } from './helpers/hero-and-menu';
import { expect, hold, openWithScript, scriptFiles, test } from './helpers/test';
import { translate } from './helpers/translate';

// React removes texts that a translator has replaced. Each test goes through the states of a page, and fails on any error.

// A small picture is drawn soon.
test.use({ viewport: { width: 390, height: 600 } });
test.slow();

test('the home page works once it is translated', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await openWithScript(page, '/');
  await translate(page);

  await test.step('the hero pauses and plays, with sound and without', async () => {
    for (const [name, next] of [
      [hero.video.pause, hero.video.play],
      [hero.video.play, hero.video.pause],
      [hero.video.unmute, hero.video.mute],
      [hero.video.mute, hero.video.unmute],
    ] as const) {
      await button(name).click();
      await expect(button(next)).toBeVisible();
    }
  });

  await test.step('the words of the heading come together and part', async () => {
    if (!sections.includes(problem)) return;
    const { join, part } = problem.labels;
    const toggle = page.locator(`#${problem.id} button`);
    for (const label of [part, join, part]) {
      await toggle.evaluate((element: HTMLElement) => element.click());
      await expect(toggle).toHaveText(label);
    }
  });

  await test.step('the menu opens and closes', async () => {
    await openMenu(page);
    await button(navigation.close).click();
    await expect(menuButton(page)).toBeFocused();
  });
});

test('the film works once it is translated', async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED/);
  const video = page.locator('video');
  const button = (name: string) => page.getByRole('button', { name });
  const retry = button(`${player.controls.failed} ${player.controls.retry}`);
  await page.route('**/*.mp4', (route) => route.abort());
  await openWithScript(page, '/vr-tour');
  await translate(page);
  await button(player.controls.play).click();
  await expect(retry).toBeVisible();
  await page.unroute('**/*.mp4');
  await retry.click();
  await expect(video).toHaveJSProperty('paused', false);
  await expect(retry).toHaveCount(0);
  const chapters = page.getByRole('list', { name: player.controls.chapters }).getByRole('link');
  if ((await chapters.count()) > 0) {
    await chapters.last().click();
    await expect(page.locator('[aria-live]').filter({ hasText: player.controls.playing })).toHaveCount(1);
  }
  const end = () => video.evaluate((video: HTMLVideoElement) => (video.currentTime = video.duration - 0.2));
  await end();
  await button(player.controls.replay).click();
  await expect(button(player.controls.replay)).toHaveCount(0);
  await video.evaluate((video: HTMLVideoElement) => video.pause());
});

test('the rooms work once they are translated', async ({ page }) => {
  const [firstRoom] = rooms;
  test.skip(!firstRoom?.doors[0], 'The site has no two rooms.');
  const section = page.getByRole('region', { name: roomsSection.title.text });
  const button = (name: string) => section.getByRole('button', { name, exact: true });
  const slider = section.getByRole('slider');
  const next = rooms.find(({ id }) => id === firstRoom!.doors[0]!.to)!;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openWithScript(page, '/vr-tour');
  await translate(page);

  await test.step('a room that does not load says so', async () => {
    await page.route(/\/room-/, () => {});
    await button(roomsSection.start).click();
    await expect(button(roomViewer.close)).toBeAttached();
    await page.clock.runFor(16_000);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await section.getByRole('link', { name: roomsSection.reload }).click();
    await page.clock.resume();
    await expect(slider).toBeFocused({ timeout: 30_000 });
    await translate(page);
  });

  await test.step('notes open and close', async () => {
    for (const { title, text } of firstRoom!.notes) {
      const note = button(title);
      await note.press('Enter');
      await expect(note.getByText(text)).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await button(roomViewer.zoomIn).click();
    await expect(section.getByText(roomViewer.zoom)).toBeAttached();
  });

  await test.step('a door and the list lead to other rooms', async () => {
    await button(`${next.name} ${roomViewer.door}`).press('Enter');
    await expect(slider).toHaveAccessibleName(`${roomViewer.view} ${next.name}`);
    await expect(section.getByText(`${next.name}. `)).toBeVisible();
    await section.locator('summary', { hasText: firstRoom!.name }).click();
    await expect(section.getByText(`${firstRoom!.name}. `)).toBeVisible();
    await button(roomViewer.close).click();
    await expect(button(roomsSection.start)).toBeFocused();
  });
});

test('the form works once it is translated', async ({ page, tolerate }) => {
  tolerate(failedSend);
  tolerate(/AbortError/);
  const { title, unsure, long, copy, copied } = form.failed;
  const tooLong = '🥊'.repeat(900);
  await openWithScript(page, '/contact');
  await translate(page);

  await test.step('a sender is chosen and taken back', async () => {
    const sender = page.getByRole('button', { name: `${senders.names[0]!.text} ${senders.spoken}` });
    for (const isChosen of ['true', 'false']) {
      await sender.click();
      await expect(sender).toHaveAttribute('aria-pressed', isChosen);
    }
  });

  await test.step('a message that is too long for an e-mail fails, and is shortened', async () => {
    await sendMessage(page, 'answer 503');
    await expect(notice(page)).toContainText(title);
    await field(page, 'message').fill(tooLong);
    await expect(page.getByText(long)).toBeVisible();
    await field(page, 'message').fill(message.message);
    await expect(page.getByText(long)).toBeHidden();
    await page.getByRole('button', { name: copy }).click();
    await expect(page.getByRole('button', { name: copied })).toBeVisible();
  });

  await test.step('the next one is slow, is stopped, and arrives at last', async () => {
    await page.clock.install();
    const release = await hold(page, `**${contactPath}`);
    await fill(page, { subject: unique('Translated') });
    await send(page).click();
    await expect(sending(page)).toBeVisible();
    await page.clock.runFor(10_000);
    await page.getByRole('button', { name: form.slow.stop }).click();
    await expect(notice(page)).toContainText(unsure);
    release();
    await retry(page).click();
    await expect(thanks(page)).toBeVisible();
  });
});

test('a form that is translated before its scripts come keeps its text and the focus', async ({
  page,
  tolerate,
}) => {
  tolerate(/React error #418/);
  const release = await hold(page, scriptFiles);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fill(page, message);
  await translate(page);
  await field(page, 'message').focus();
  // React replaces what the translator has changed: https://react.dev/errors/418
  const replaced = page.waitForEvent('pageerror', ({ message }) => message.includes('React error #418'));
  release();
  await replaced;
  await expect(page.locator('form[data-script="running"]')).toHaveCount(1);
  await expectValues(page, message);
  await expect(field(page, 'message')).toBeFocused();
});
