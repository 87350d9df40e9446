import type { Page } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { lines, texts } from '@/lib/content/fixtures/all-content';
import { navigation } from '@/lib/content/navigation';
import { player } from '@/lib/content/vr-tour';
import { expectNoViolations } from './helpers/axe';
import { failedSend, field, openForm, send, sendMessage, sending, sent } from './helpers/contact-form';
import { openWhole } from './helpers/layout';
import { menuBelow, openMenu } from './helpers/menu';
import { everyPage, expect, hold, openWithScript, test } from './helpers/test';
import { spokenParts } from './helpers/spoken';
import { hiddenTexts } from './helpers/texts';

test.beforeEach(async ({ page }) => {
  // Sections fade in when the visitor scrolls to them. axe must see them in full.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Scrolls to the end, and fails unless every text of the page shows then, apart from the closed menu and `hidden`. */
async function showAll(page: Page, hidden: string[]) {
  const words = navigation.items.map(({ line }) => line.text);
  const { open, close } = navigation;
  const closed = page.viewportSize()!.width < menuBelow ? [close, ...words] : [open, close];
  await expect(async () => {
    // The page grows while its sections are drawn for the first time.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
    expect(await hiddenTexts(page)).toEqual([...closed, ...hidden]);
  }).toPass({ timeout: 10_000 });
}

const wordsOf = (text: string) => text.match(/[\p{L}\d(]+/gu) ?? [];

/** The words of the content. Some of them are right as they are, such as "YouTube". */
const known = new Set(texts.flatMap(({ value }) => wordsOf(value)));

/** Two words without a space between them, as in "The gameIn development". */
const runTogether = (word: string) => /\p{Ll}[\p{Lu}\d(]|\d\p{Lu}/u.test(word) && !known.has(word);

/** The lines of large type that are of one color and do not split. Where a color changes, another text begins. */
const wholeLines = lines.flatMap(({ value }) =>
  'split' in value || value.soft || value.text.includes('+') ? [] : value.text,
);

for (const { name, path } of everyPage) {
  test(`a screen reader gets every line of large type on the ${name} page in one text, and its words apart`, async ({
    page,
  }) => {
    await openWhole(page, path);
    // The row of the navigation, and its menu.
    for (const width of [menuBelow, menuBelow - 1]) {
      await page.setViewportSize({ width, height: 844 });
      if (width < menuBelow) await openMenu(page);
      const parts = await spokenParts(page);
      const isTorn = (line: string) =>
        parts.some(
          ({ texts }) => texts.join('').includes(line) && !texts.some((text) => text.includes(line)),
        );
      expect(wholeLines.filter(isTorn)).toEqual([]);
      expect(
        parts.flatMap(({ name, sentences }) => wordsOf(`${name}\n${sentences}`)).filter(runTogether),
      ).toEqual([]);
    }
  });
}

for (const { name, path } of everyPage) {
  test(`all text of the ${name} page shows, and axe finds nothing`, async ({ page }) => {
    // Sections hide when the script starts.
    await openWithScript(page, path);
    await showAll(page, path === '/contact' ? [form.loading, form.sending] : []);
    await expectNoViolations(page);

    if (path === '/vr-tour') {
      await test.step('while the tour plays', async () => {
        await page.getByRole('button', { name: player.play }).click();
        await expect(page.locator('video')).toBeFocused();
        await expectNoViolations(page);
      });
    }
  });
}

test('axe finds nothing on the open menu', async ({ page }) => {
  test.skip(page.viewportSize()!.width >= menuBelow, 'a wide viewport has no menu');
  await page.goto('/contact');
  await openMenu(page);
  await expectNoViolations(page);
});

test('axe finds nothing on the form in any of its states', async ({ page, tolerate }) => {
  tolerate(failedSend);
  await openForm(page);

  await test.step('when a field is empty', async () => {
    await send(page).click();
    await expect(field(page, 'name')).toBeFocused();
    await expectNoViolations(page);
  });

  await test.step('when the backend has failed', async () => {
    await sendMessage(page, 'answer 500');
    await expect(page.getByText(form.failed.unsure)).toBeVisible();
    await expectNoViolations(page);
  });

  const release = await hold(page, '**/api/contact');
  await test.step('while it sends a message', async () => {
    await sendMessage(page, 'For axe');
    await expect(sending(page)).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step('when it has sent the message', async () => {
    release();
    await expect(sent(page)).toBeVisible();
    await expectNoViolations(page);
  });
});
