import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { hero } from '@/lib/content/home';
import { navigation } from '@/lib/content/shared';
import { ports } from './helpers/ports.mjs';
import { expect, expectFormReady, failedSend, missingPage, pages, test } from './helpers/test';

/** Nothing that axe finds, best practices included. */
async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual(
    [],
  );
}

test.beforeEach(async ({ page }) => {
  // Sections that wait for their turn are faint: axe is to see them as they will be read.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Scrolls to the end and back, so that every section has shown. */
async function showAll(page: Page) {
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('main > section')].every(
          (section) => getComputedStyle(section).opacity === '1',
        ),
      ),
    )
    .toBe(true);
  await page.evaluate(() => scrollTo({ top: 0 }));
}

for (const { name, path } of [...pages, { name: 'missing', path: missingPage }]) {
  for (const width of [320, 390, 1280]) {
    test(`axe finds nothing on the ${name} page at ${width} pixels`, async ({ page, tolerate }) => {
      if (path === missingPage) tolerate(/404/);
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      // From then on sections wait for their turn.
      if (path === '/') await expect(page.getByRole('group', { name: hero.film.label })).toBeVisible();
      await showAll(page);
      await expectNoViolations(page);
    });
  }
}

test('axe finds nothing on the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await page.getByRole('button', { name: navigation.open }).click();
  await expectNoViolations(page);
});

for (const { state, subject, role, tolerated } of [
  { state: 'sent', subject: 'For axe', role: 'status', tolerated: /^$/ },
  { state: 'failed', subject: 'answer 500', role: 'alert', tolerated: failedSend },
] as const) {
  test(`axe finds nothing on the ${state} form`, async ({ page, tolerate }) => {
    tolerate(tolerated);
    await page.goto('/contact');
    await expectFormReady(page);
    await page.getByLabel(form.fields.name).fill('A. Visitor');
    await page.getByLabel(form.fields.email).fill('visitor@example.com');
    await page.getByLabel(form.fields.subject).fill(subject);
    await page.getByLabel(form.fields.message).fill('Hello.');
    await page.getByRole('button', { name: form.send }).click();
    await expect(page.getByRole(role).filter({ hasText: /./ })).toBeVisible();
    await expectNoViolations(page);
  });
}

test('axe finds nothing on a tour at a video service', async ({ page }) => {
  await page.goto(`http://localhost:${ports.youtube}/vr-tour`);
  await expectNoViolations(page);
});
