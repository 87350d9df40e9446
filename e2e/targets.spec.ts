import type { Locator, Page } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { contactBand, hero } from '@/lib/content/home';
import { navigation } from '@/lib/content/shared';
import { after, player } from '@/lib/content/vr-tour';
import { expect, expectFormReady, test } from './helpers/test';

// axe looks after WCAG's 24 pixels (accessibility.spec.ts); what visitors press most has room for a thumb.
const thumb = 44;

async function expectThumbSized(targets: Locator) {
  await expect(targets.first()).toBeVisible();
  const boxes = await targets.filter({ visible: true }).evaluateAll((elements) =>
    elements.map((element) => {
      // A press on a field's label is one on the field.
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      return { words: element.outerHTML.slice(0, 80), width, height };
    }),
  );
  expect(boxes.filter(({ width, height }) => width < thumb || height < thumb)).toEqual([]);
}

/** Runs a check at every width, each a step of the test. */
async function atEveryWidth(page: Page, check: (width: number) => Promise<void>) {
  for (const width of [320, 390, 1280]) {
    await test.step(`at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await check(width);
    });
  }
}

test('the home page’s links and the video’s buttons have room for a thumb', async ({ page }) => {
  await page.goto('/');
  await atEveryWidth(page, async () => {
    await expectThumbSized(page.getByRole('group', { name: hero.video.label }).getByRole('button'));
    await expectThumbSized(page.locator('#home').getByRole('link'));
    await expectThumbSized(page.getByRole('link', { name: contactBand.title.text }));
  });
});

test('the navigation, the fields, Send and Try again have room for a thumb', async ({ page, tolerate }) => {
  tolerate(/500|ApiError/);
  await page.goto('/contact');
  await expectFormReady(page);
  const field = (name: keyof typeof form.fields) => page.getByLabel(form.fields[name], { exact: true });
  await field('name').fill('A. Visitor');
  await field('email').fill('visitor@example.com');
  await field('subject').fill('answer 500');
  await field('message').fill('Hello.');
  await page.getByRole('button', { name: form.send }).click();
  await expect(page.getByRole('button', { name: form.failed.retry })).toBeVisible();

  await atEveryWidth(page, async (width) => {
    await expectThumbSized(page.getByRole('form').locator('input, textarea, button'));
    const bar = page.getByRole('banner');
    await expectThumbSized(bar.getByRole('link'));
    if (width >= 940) return;
    await expectThumbSized(bar.getByRole('button'));
    await page.getByRole('button', { name: navigation.open }).click();
    await expectThumbSized(page.getByRole('navigation').getByRole('link'));
    const close = page.getByRole('button', { name: navigation.close });
    await expectThumbSized(close);
    await close.click();
  });
});

test('the tour’s button and the link behind it have room for a thumb', async ({ page }) => {
  await page.goto('/vr-tour');
  await atEveryWidth(page, async () => {
    await expectThumbSized(page.getByRole('button', { name: player.play }));
    await expectThumbSized(page.getByRole('link', { name: after.link.text }));
  });
});
