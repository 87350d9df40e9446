import { joinLine } from '@/lib/build/display-line';
import { sections } from '@/lib/content/home';
import { problem } from '@/lib/content/home/problem';
import { expect, test } from './helpers/test';

test.skip(!sections.includes(problem), 'The home page has no problem.');

test(
  'a press brings the words together, and moves nothing below them',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const section = page.locator(`#${problem.id}`);
    const button = section.getByRole('button', { name: problem.clinch });
    await button.scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready);
    const before = (await section.boundingBox())!.height;
    await button.click();
    await expect(section).toContainText(problem.bill.map((line) => joinLine(line).text).join(' '));
    expect(Math.abs((await section.boundingBox())!.height - before)).toBeLessThan(1);
  },
);
