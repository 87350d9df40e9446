import type { APIRequestContext, Page, Route } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { player } from '@/lib/content/vr-tour';
import { site } from '@/lib/content/site';
import { attribute, elementsOf } from '../../tools/publish/markup';
import { expect, expectFormReady, pages, test } from '../helpers/test';
import { wordsOf } from '../helpers/words';

/** The script files that a page starts, in their order. */
async function scriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const elements = elementsOf(await (await request.get(path)).text());
  const scripts = elements.filter(({ tagName }) => tagName === 'script');
  return scripts
    .filter((script) => attribute(script, 'nomodule') === undefined)
    .flatMap((script) => attribute(script, 'src') ?? []);
}

/** The script files that a page shares with no other. */
async function ownScriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const others = pages.filter((page) => page.path !== path);
  const shared = (await Promise.all(others.map((page) => scriptsOf(request, page.path)))).flat();
  const own = (await scriptsOf(request, path)).filter((src) => !shared.includes(src));
  expect(own).not.toEqual([]);
  return own;
}

const fail = (route: Route) => route.abort();
const comeCutOff = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.body()).subarray(0, -100) });
};

/** Opens a page without one of its script files, once all others have come; gives the words that it then has. */
async function openWithout(page: Page, path: string, missing: string) {
  const { length } = await scriptsOf(page.request, path);
  let answer!: (fault: typeof fail) => Promise<void>;
  await page.unrouteAll();
  await page.route(`**${missing}`, (route) => {
    answer = (fault) => fault(route);
  });
  await page.goto(path);
  await page.waitForFunction((others) => {
    const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return loaded.length === others;
  }, length - 1);
  // React would be done.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  return {
    words: await wordsOf(page),
    /** Ends the wait for the file with a fault, and waits until the page has met it. */
    async meet(fault: typeof fail) {
      const told = page.waitForEvent('console', (message) => message.type() === 'error');
      await answer(fault);
      await told;
      await page.waitForLoadState('networkidle');
    },
  };
}

// Browsers that know no Trusted Types let the framework ask again for a file that has failed, and then put an error
// in the place of the page; without the page's policy Chromium is one of them.
test.use({ bypassCSP: true });

test.beforeEach(({ tolerate }) => tolerate(/ERR_FAILED|'integrity' attribute/));

test('a page keeps its words whichever of its script files fails', async ({ page, request }) => {
  for (const src of await scriptsOf(request, '/contact')) {
    const { words, meet } = await openWithout(page, '/contact', src);
    await meet(fail);
    expect(await wordsOf(page), src).toEqual(words);
  }
});

for (const { name, path } of pages) {
  test(`the ${name} page keeps its words and shows no idle button where its own script fails or is cut off`, async ({
    page,
    request,
  }) => {
    for (const src of await ownScriptsOf(request, path)) {
      for (const fault of [fail, comeCutOff]) {
        const { words, meet } = await openWithout(page, path, src);
        await meet(fault);
        expect(await wordsOf(page)).toEqual(words);
      }
    }
  });
}

test('the tour’s video keeps the browser’s own controls where its script fails', async ({
  page,
  request,
}) => {
  const [own = ''] = await ownScriptsOf(request, '/vr-tour');
  const { meet } = await openWithout(page, '/vr-tour', own);
  await meet(fail);
  await expect(page.locator('video')).toHaveAttribute('controls', '');
  await expect(page.getByRole('button', { name: player.play })).toHaveCount(0);
});

test.describe('where the form’s script never comes', () => {
  test.beforeEach(async ({ page, request }) => {
    const [own = ''] = await ownScriptsOf(request, '/contact');
    await openWithout(page, '/contact', own);
  });

  test('the e-mail address is offered after a while', async ({ page }) => {
    const line = page.getByRole('main').getByRole('link', { name: site.email });
    await expect(line).toBeHidden();
    // A while later.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(line).toBeVisible();
  });

  test('what was typed is still there after a step to another page and back, which brings it', async ({
    page,
  }) => {
    await page.getByLabel(form.fields.message).fill('Typed early.');
    await page.unrouteAll();
    await page.goto('/vr-tour');
    await page.goBack();
    await expectFormReady(page);
    await expect(page.getByLabel(form.fields.message)).toHaveValue('Typed early.');
  });
});
