import { sections } from '@/lib/content/fixtures/all-content';
import { contactBand, founder, hero, howItWorks, vision } from '@/lib/content/home';
import { site } from '@/lib/content/site';
import { heroSection } from './helpers/hero';
import { expect, test } from './helpers/test';

// Without the video, which hero-video.spec.ts tests: a playing video would take most of the time.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test(
  'the home page shows its pitch, after a hero that fills the first screen',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    await page.goto('/');

    await test.step('the hero fills the first screen with its logo, title, subtitle and links', async () => {
      const section = heroSection(page);
      const { y, height } = (await section.boundingBox())!;
      expect(y + height).toBeCloseTo(page.viewportSize()!.height, 0);
      await expect(section.getByRole('img', { name: site.name })).toBeInViewport({ ratio: 1 });
      await expect(section.getByText(hero.subtitle)).toBeInViewport();
      await expect(section.getByRole('link', { name: hero.walkthrough.text })).toBeInViewport({ ratio: 1 });
      await expect(section.getByRole('link', { name: hero.join.text })).toBeInViewport({ ratio: 1 });
    });

    await test.step('the sections are in the order of the pitch', async () => {
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(headings).toHaveText([
        ...sections.map(({ label }) => label.title),
        contactBand.title.text,
      ]);
    });
  },
);

test('the links of the pitch lead to their pages', async ({ page }) => {
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

test('browsers render the whole page soon after it has loaded, and at once where they restore a place', async ({
  page,
}) => {
  const rendered = () => page.evaluate(() => document.body.innerText);
  const deferred = page.locator('html[data-deferred]');

  await test.step('a visit renders all of the text, without scrolling', async () => {
    await page.goto('/');
    await expect(deferred).toHaveCount(1);
    for (const text of [
      howItWorks.plates.at(-1)!.text,
      vision.rounds.at(-1)!.text,
      founder.paragraphs.at(-1)!,
    ]) {
      await expect.poll(rendered).toContain(text);
    }
  });

  await test.step('a link to a section and a reload defer nothing', async () => {
    // From another page, since a link within the page loads nothing.
    await page.goto('/contact');
    await page.goto(`/#${contactBand.id}`);
    await expect(deferred).toHaveCount(0);
    await page.goto('/contact');
    await page.goto('/');
    await page.reload();
    await expect(deferred).toHaveCount(0);
  });
});
