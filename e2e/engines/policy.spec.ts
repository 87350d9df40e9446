import type { EnginePage } from './engine';
import { expect, onSite, test } from './test';

const foreign = 'http://attacker.test';

/** Whether an attack has run: each one sets a global of this name. */
const isHijacked = (tab: EnginePage) => tab.evaluate(() => 'hijacked' in window);

for (const { what, markup, directive, blocked } of [
  {
    what: 'an inline script',
    markup: '<script>hijacked = true</script>',
    directive: 'script-src-elem',
    blocked: 'inline',
  },
  {
    what: 'a script of another origin',
    markup: `<script src="${foreign}/script.js"></script>`,
    directive: 'script-src-elem',
    blocked: `${foreign}/script.js`,
  },
  {
    what: 'an inline handler',
    markup: '<img src="data:," onerror="hijacked = true">',
    directive: 'script-src-attr',
    blocked: 'inline',
  },
  {
    what: 'an image of another origin',
    markup: `<img src="${foreign}/i.png">`,
    directive: 'img-src',
    blocked: `${foreign}/i.png`,
  },
]) {
  test(`${what} is blocked and reported`, async ({ tab, network, tolerate }) => {
    tolerate(/Content.Security.Policy|has not loaded/);
    network.edit((text) => text.replace('</body>', `${markup}</body>`));
    await tab.open(onSite('/'));
    await expect
      .poll(() => tab.problems())
      .toContainEqual(
        expect.stringContaining(`Content Security Policy: ${directive} has blocked ${blocked}`),
      );
    expect(await isHijacked(tab)).toBe(false);
    expect(network.foreign).toEqual([]);
  });
}

test('a request to another origin is blocked and reported', async ({ tab, network, tolerate }) => {
  tolerate(/Content.Security.Policy/);
  await tab.open(onSite('/'));
  const answer = await tab.evaluate(
    (url) =>
      fetch(url).then(
        () => 'answered',
        () => 'refused',
      ),
    `${foreign}/`,
  );
  expect(answer).toBe('refused');
  await expect
    .poll(() => tab.problems())
    .toContainEqual(expect.stringContaining(`Content Security Policy: connect-src has blocked ${foreign}/`));
  expect(network.foreign).toEqual([]);
});

test('a string in place of code is blocked and reported', async ({ tab, tolerate }) => {
  tolerate(/Content.Security.Policy|EvalError/);
  await tab.open(onSite('/'));
  await tab.evaluate(() => void setTimeout(() => eval('hijacked = true')));
  await expect
    .poll(() => tab.problems())
    .toContainEqual(expect.stringContaining('Content Security Policy: require-trusted-types-for'));
  expect(await isHijacked(tab)).toBe(false);
});
