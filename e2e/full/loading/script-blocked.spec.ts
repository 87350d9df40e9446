import type { APIRequestContext, Page, Route } from 'playwright/test';
import { attribute, elementsOf } from '../../../tools/publish/markup';
import { expectFormReady, field, fill } from '../../helpers/contact-form';
import { expect, hold, pages, scriptFiles, test } from '../../helpers/test';
import { textsOf } from '../../helpers/texts';

/** The script files of a page, in their order, without those that a press on a button loads. */
async function scriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const elements = elementsOf(await (await request.get(path)).text());
  const scripts = elements.filter(({ tagName }) => tagName === 'script');
  return scripts
    .filter((script) => attribute(script, 'async') !== undefined)
    .flatMap((script) => attribute(script, 'src') ?? []);
}

/** The script files that no other page has. */
async function ownScriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const others = pages.filter((page) => page.path !== path);
  const shared = (await Promise.all(others.map((page) => scriptsOf(request, page.path)))).flat();
  const own = (await scriptsOf(request, path)).filter((src) => !shared.includes(src));
  expect(own).not.toEqual([]);
  return own;
}

const fail = (route: Route) => route.abort();
const cutOff = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.body()).subarray(0, -100) });
};

/** Opens a page, holds one of its script files, and waits until the others have run. Returns the page's texts then. */
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
  // Time for React to finish.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  return {
    texts: await textsOf(page),
    /** Responds to the held request with a fault, and waits until the page has met it. */
    async meet(fault: typeof fail) {
      const logged = page.waitForEvent('console', (message) => message.type() === 'error');
      await answer(fault);
      await logged;
      await page.waitForLoadState('networkidle');
    },
  };
}

// In browsers without Trusted Types, the framework can request a failed file again, and then replace the page with an
// error. Without the page's policy, Chromium is such a browser.
test.use({ bypassCSP: true });

test.beforeEach(({ tolerate }) => tolerate(/ERR_FAILED|'integrity' attribute/));

test('a page keeps its text if any of its script files fails', async ({ page, request }) => {
  for (const src of await scriptsOf(request, '/contact')) {
    const { texts, meet } = await openWithout(page, '/contact', src);
    await meet(fail);
    expect(await textsOf(page), src).toEqual(texts);
  }
});

for (const { name, path } of pages) {
  test(`the ${name} page keeps its text and shows no useless button if its own script fails or is cut off`, async ({
    page,
    request,
  }) => {
    for (const src of await ownScriptsOf(request, path)) {
      for (const fault of [fail, cutOff]) {
        const { texts, meet } = await openWithout(page, path, src);
        await meet(fault);
        expect(await textsOf(page)).toEqual(texts);
      }
    }
  });
}

test('the tour’s video has the browser’s controls once the script is overdue', async ({ page }) => {
  await hold(page, scriptFiles);
  await page.goto('/vr-tour');
  const video = page.locator('video');
  const { height } = (await video.boundingBox())!;
  /** Clicks where Chromium's Play button is, which tests cannot find by name. */
  const pressPlay = async () => {
    await video.click({ position: { x: 32, y: height - 48 } });
    return video.evaluate((video: HTMLVideoElement) => !video.paused);
  };
  expect(await pressPlay()).toBe(false);
  await expect.poll(pressPlay).toBe(true);
});

test('the draft survives a visit to another page if the form’s script only arrives afterwards', async ({
  page,
  request,
}) => {
  const [own = ''] = await ownScriptsOf(request, '/contact');
  await openWithout(page, '/contact', own);
  await fill(page, { message: 'Typed early.' });
  await page.unrouteAll();
  await page.goto('/vr-tour');
  await page.goBack();
  await expectFormReady(page);
  await expect(field(page, 'message')).toHaveValue('Typed early.');
});
