import { joinLine } from '@/lib/build/display-line';
import { sections } from '@/lib/content/home';
import { problem } from '@/lib/content/home/problem';
import { expect, test } from './helpers/test';

test.skip(!sections.includes(problem), 'The home page has no problem.');

const together = problem.bill.map(joinLine);

test(
  'a plus that is let go anywhere brings the words together, and moves nothing else',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const section = page.locator(`#${problem.id}`);
    const slider = section.getByRole('slider', { name: problem.clinch });
    const word = problem.bill[0]!.text.split(' ')[0];
    const bill = section.locator('p').filter({ hasText: word }).first();
    await slider.scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready);
    await expect(section).toHaveCSS('opacity', '1');
    const lines = await bill.locator('> span').all();
    const boxes = () => Promise.all([section, ...lines].map((part) => part.boundingBox()));
    const [before, box] = [await boxes(), (await slider.boundingBox())!];
    const middle = box.y + box.height / 2;

    await page.mouse.move(box.x + 20, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 4, middle);
    await expect(slider).toHaveAttribute('aria-valuetext', problem.bill.at(-1)!.text);
    expect(await boxes()).toEqual(before);
    // Beside the slider.
    await page.mouse.move(box.x + box.width / 4, middle + box.height);
    await page.mouse.up();
    await expect(bill).toHaveText(together.map(({ text }) => text).join(' '));
    await expect(slider).toHaveAttribute('aria-valuetext', together.at(-1)!.text);
    await expect(slider).toHaveValue('0');
    expect(await boxes()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);
  },
);
