import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { sections } from '@/lib/content/home/sections';
import { change, runInClone, serve, test } from '../helpers/clone';
import { expect, openWithScript, pages } from '../helpers/test';

const read = (file: string) => readFileSync(file, 'utf8');

const [, section = ''] = read('CONTRIBUTING.md').split('## Take out a feature');
const recipes = [...section.matchAll(/\*\*(.+)\*\*[^`]*```sh\n([^`]+)```/g)].map(([, name, steps]) => ({
  name,
  steps: steps!,
}));

/** A block of code in docs/editing.md, by words in it. */
function blockWith(words: string): string {
  const blocks = [...read('docs/editing.md').matchAll(/```\w+\n(.+?) *```/gs)].map(([, block]) => block!);
  const [found, ...others] = blocks.filter((block) => block.includes(words));
  if (!found || others.length > 0)
    throw new Error(`docs/editing.md needs one block of code with "${words}".`);
  return found;
}

function lostLines(clone: string): number {
  const lost = ['app', 'components', 'lib/build', 'lib/browser', 'tools', 'e2e'].map((folder) => {
    const args = ['diff', '--no-index', '--diff-filter=M', '--shortstat', folder, path.join(clone, folder)];
    const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
    return Number(/(\d+) deletion/.exec(stdout)?.[1] ?? 0);
  });
  return lost.reduce((sum, lines) => sum + lines);
}

function expectContent(clone: string, command: string) {
  const { status, stdout, stderr } = runInClone(clone, command, {});
  expect(status, `${command}\n${stdout}${stderr}`).toBe(0);
}

const check = 'tools/check/content.ts';
const types = 'node_modules/typescript/bin/tsc';
const unitTests = 'node_modules/jest/bin/jest.js';
const build = 'tools/export/build.ts';

async function expectPages(clone: string, page: Page, paths = pages.map(({ path }) => path as string)) {
  const { origin, stop } = await serve(clone);
  for (const target of paths) {
    await openWithScript(page, origin + target);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        Promise.all(images.map((image) => Object.assign(image, { loading: 'eager' }).decode())),
      );
  }
  await page.close();
  stop();
}

test.describe.configure({ timeout: 20 * 60_000 });

test('CONTRIBUTING.md says how to take out four features', () => {
  expect(recipes.map(({ name }) => name)).toEqual(['Rooms', 'Seam', 'One round', 'Drawings']);
});

for (const { name, steps } of recipes)
  test(`${name}: four steps and three lines take them out, and all checks and pages are content`, async ({
    clone,
    page,
  }) => {
    expect(steps.trim().split('\n').length).toBeLessThanOrEqual(4);
    execFileSync('bash', ['-ec', steps], { cwd: clone });
    expect(lostLines(clone)).toBeLessThanOrEqual(3);
    for (const command of [check, types, unitTests, build]) expectContent(clone, command);
    await expectPages(clone, page);
  });

test('each section can be taken out by its line, also when no other is left', async ({ clone, page }) => {
  const file = 'lib/content/home/sections.ts';
  const [, list = ''] = /const sections: readonly Section\[\] = \[\n(.*?)^\]/ms.exec(read(file)) ?? [];
  const lines = list.trimEnd().split('\n');
  expect(lines).toHaveLength(sections.length);
  for (const line of lines)
    await test.step(line.trim(), () => {
      change(clone, file, `${line}\n`, '');
      for (const command of [check, types]) expectContent(clone, command);
    });
  for (const command of [unitTests, build]) expectContent(clone, command);
  await expectPages(clone, page);
});

test('a new step of the roadmap, a page of text, another hue and a tour video, as in docs/editing.md, are content, also on a phone', async ({
  clone,
  page,
}) => {
  const list = 'lib/content/pages.ts';
  change(clone, list, '', blockWith('import * as privacy'));
  change(clone, list, '] as const;', `${blockWith("name: 'privacy'")}] as const;`);
  writeFileSync(path.join(clone, 'lib/content/privacy.ts'), blockWith('IntroContent'));
  mkdirSync(path.join(clone, 'app/privacy'));
  const longLine = `<pre>${'a long line of code '.repeat(10)}</pre>`;
  const route = blockWith('PrivacyPage').replace('<p>Your message.</p>', longLine);
  writeFileSync(path.join(clone, 'app/privacy/page.tsx'), route);
  change(clone, 'lib/content/home/vision.ts', /^ {2}\],\n\};/m, `${blockWith('Second venue')}  ],\n};`);
  for (const words of ['--ember', 'TOUR_VIDEO_URL'])
    execFileSync('bash', ['-ec', blockWith(words)], { cwd: clone });
  for (const command of [check, types, build]) expectContent(clone, command);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectPages(clone, page, ['/', '/vr-tour', '/privacy']);
});
