import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { run, serve, test } from '../helpers/clone';
import { expect, openWithScript, pages } from '../helpers/test';

const [, section = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('## Take out a feature');
const recipes = [...section.matchAll(/\*\*(.+)\*\*[^`]*```sh\n([^`]+)```/g)].map(([, name, steps]) => ({
  name,
  steps: steps!,
}));

function lostLines(clone: string): number {
  const lost = ['app', 'components', 'lib/build', 'lib/browser', 'tools', 'e2e'].map((folder) => {
    const args = ['diff', '--no-index', '--diff-filter=M', '--shortstat', folder, path.join(clone, folder)];
    const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
    return Number(/(\d+) deletion/.exec(stdout)?.[1] ?? 0);
  });
  return lost.reduce((sum, lines) => sum + lines);
}

test.describe.configure({ timeout: 10 * 60_000 });

test('CONTRIBUTING.md says how to take out three features', () => {
  expect(recipes.map(({ name }) => name)).toEqual(['Rooms', 'Seam', 'Drawings']);
});

for (const { name, steps } of recipes)
  test(`${name}: four steps and three lines take them out, and all pages work`, async ({ clone, page }) => {
    expect(steps.trim().split('\n').length).toBeLessThanOrEqual(4);
    execFileSync('bash', ['-ec', steps], { cwd: clone });
    expect(lostLines(clone)).toBeLessThanOrEqual(3);
    const built = run(clone, 'tools/publish/build.ts', {});
    expect(built.status, built.stderr).toBe(0);
    const checked = run(clone, 'node_modules/typescript/bin/tsc', {});
    expect(checked.stdout).toBe('');

    const { origin, stop } = await serve(clone);
    for (const target of pages) {
      await openWithScript(page, origin + target.path);
      await page
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) =>
          Promise.all(images.map((image) => Object.assign(image, { loading: 'eager' }).decode())),
        );
    }
    await page.close();
    stop();
  });
