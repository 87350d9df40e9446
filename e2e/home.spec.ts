import { contactBand, founder, hero, howItWorks, problem, traction, vision } from '@/lib/content/home';
import { site } from '@/lib/content/site';
import { expect, test } from './helpers/test';

// hero-video.spec.ts is about the video; playing, it would take most of the time here.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test(
  'the home page shows its pitch, and begins with a hero that fills the first screen',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    await page.goto('/');

    await test.step('the title is exact, in the case that the markup has', async () => {
      const title = page.getByRole('heading', { level: 1 });
      expect(await title.textContent()).toBe(hero.title.map(({ text }) => text).join(' '));
    });

    await test.step('the hero fills the first screen with its logo, title, subtitle and links', async () => {
      const section = page.getByRole('region', { name: hero.label });
      const { y, height } = (await section.boundingBox())!;
      expect(y + height).toBeCloseTo(page.viewportSize()!.height, 0);
      await expect(section.getByRole('img', { name: site.name })).toBeInViewport({ ratio: 1 });
      await expect(section.getByText(hero.subtitle)).toBeInViewport();
      await expect(section.getByRole('link', { name: hero.walkthrough.text })).toBeInViewport({ ratio: 1 });
      await expect(section.getByRole('link', { name: hero.join.text })).toBeInViewport({ ratio: 1 });
    });

    await test.step('the sections stand in the order of the pitch', async () => {
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(headings).toHaveText([
        ...[problem, howItWorks, traction, vision, founder].map(({ label }) => label.title),
        contactBand.title.text,
      ]);
    });

    await test.step('the milestones and the roadmap are lists', async () => {
      const items = (section: string) => page.locator(section).getByRole('list').getByRole('listitem');
      await expect(items('#traction')).toHaveCount(traction.bouts.length);
      await expect(items('#vision')).toHaveCount(vision.rounds.length);
    });

    await test.step('every drawing tells what it shows of the pitch', async () => {
      for (const { title, text } of [...howItWorks.plates, ...vision.plates]) {
        await expect(
          page.getByRole('figure').filter({ hasText: title }).filter({ hasText: text }),
        ).toBeVisible();
      }
    });

    await test.step('every milestone says what it stands for', async () => {
      const items = page.locator('#traction').getByRole('listitem');
      for (const [index, { note }] of traction.bouts.entries()) {
        const words = [note.before, note.figure, note.after].filter(Boolean).join(' ');
        await expect(items.nth(index)).toContainText(words);
      }
    });

    await test.step('every audience is named', async () => {
      const { names, corner } = problem.audience;
      for (const words of [...names.map(({ line }) => line.text), corner.text]) {
        await expect(page.locator('#problem')).toContainText(words);
      }
    });
  },
);

test('the links of the pitch lead on', async ({ page }) => {
  for (const { text, href } of [
    hero.walkthrough,
    hero.join,
    { text: contactBand.title.text, href: contactBand.href },
  ]) {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: text, exact: true }).click();
    await expect(page, text).toHaveURL(href);
  }
});

test('a reload gives the page its full height at once, since browsers find the visitor’s place by it', async ({
  page,
}) => {
  await page.goto('/');
  const height = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return document.documentElement.scrollHeight;
    });
  const guessed = await height();
  await page.reload();
  const restored = await height();
  await page.goto(`/#${contactBand.id}`);
  expect(restored).toBe(await height());
  expect(restored).not.toBe(guessed);
});
