import { navigation as content, skipLink } from '@/lib/content/shared';
import type { EnginePage } from './engine';
import { expect, get, onSite, test } from './test';

test('each link leads to its section, whose heading is in view below the header', async ({ tab }) => {
  await tab.open(onSite('/'));
  for (const { href, line } of content.items) {
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

test('the skip link is the first keyboard stop, and leads to the main content', async ({ tab }) => {
  await tab.open(onSite('/contact'));
  await tab.press('Tab');
  await get(tab, 'link', skipLink);
  await tab.press('Enter');
  await expect.poll(() => tab.evaluate(() => location.href)).toBe(onSite('/contact#main'));
  await tab.press('Tab');
  expect(await tab.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true);
});

test.describe('the menu of a phone', () => {
  // Not the first and the last, which the footer links too.
  const [, problem, howItWorks] = content.items;

  const focused = (tab: EnginePage) => tab.evaluate(() => document.activeElement!.textContent);

  test.beforeEach(async ({ tab }) => {
    await tab.resize(390, 844);
    await tab.open(onSite('/'));
    await (await get(tab, 'button', content.open)).click();
    await get(tab, 'link', problem!.line.text);
  });

  test('closes with Escape, and returns the focus to its button', async ({ tab }) => {
    await tab.press('Escape');
    await expect.poll(() => tab.find('link', problem!.line.text)).toBeUndefined();
    expect(await focused(tab)).toBe(content.open);
  });

  test('closes with its own button', async ({ tab }) => {
    await (await get(tab, 'button', content.close)).click();
    await expect.poll(() => tab.find('link', problem!.line.text)).toBeUndefined();
  });

  test('closes when a link leads to a section of the page', async ({ tab }) => {
    await (await get(tab, 'link', howItWorks!.line.text)).click();
    await expect.poll(() => tab.find('link', problem!.line.text)).toBeUndefined();
    expect(await tab.evaluate(() => location.href)).toBe(onSite(howItWorks!.href));
  });
});
