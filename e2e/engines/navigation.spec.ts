import { navigation as words, skipLink } from '@/lib/content/shared';
import type { EnginePage } from './engine';
import { expect, get, onSite, test } from './test';

test('each link leads to its section, whose heading stands in view below the header', async ({ tab }) => {
  await tab.open(onSite('/'));
  for (const { href, line } of words.items) {
    await (await get(tab, 'link', line.text)).click();
    await expect.poll(() => tab.evaluate(() => location.href)).toBe(onSite(href));
    await expect
      .poll(() =>
        tab.evaluate(() => {
          const heading = document.querySelector(`${location.hash} :is(h1, h2)`)!.getBoundingClientRect();
          const bar = document.querySelector('header')!.getBoundingClientRect();
          return heading.top >= bar.bottom && heading.bottom <= innerHeight;
        }),
      )
      .toBe(true);
  }
});

test('the skip link is the first stop of the keyboard and leads to the main content', async ({ tab }) => {
  await tab.open(onSite('/contact'));
  await tab.press('Tab');
  await get(tab, 'link', skipLink);
  await tab.press('Enter');
  await expect.poll(() => tab.evaluate(() => location.href)).toBe(onSite('/contact#main'));
  await tab.press('Tab');
  expect(await tab.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true);
});

test.describe('the menu of a phone', () => {
  // The footer has links to the first and the last.
  const [, problem, howItWorks] = words.items;

  const focused = (tab: EnginePage) => tab.evaluate(() => document.activeElement!.textContent);

  test.beforeEach(async ({ tab }) => {
    await tab.resize(390, 844);
    await tab.open(onSite('/'));
    await (await get(tab, 'button', words.open)).click();
    await get(tab, 'link', problem!.line.text);
  });

  test('closes with Escape and gives the focus back to its button', async ({ tab }) => {
    await tab.press('Escape');
    await expect.poll(() => tab.find('link', problem!.line.text)).toBeUndefined();
    expect(await focused(tab)).toBe(words.open);
  });

  test('closes with its own button', async ({ tab }) => {
    await (await get(tab, 'button', words.close)).click();
    await expect.poll(() => tab.find('link', problem!.line.text)).toBeUndefined();
  });

  test('closes once a link has led to a section of the page', async ({ tab }) => {
    await (await get(tab, 'link', howItWorks!.line.text)).click();
    await expect.poll(() => tab.find('link', problem!.line.text)).toBeUndefined();
    expect(await tab.evaluate(() => location.href)).toBe(onSite(howItWorks!.href));
  });
});
