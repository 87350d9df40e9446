import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { copyRepository, linkPackages } from '../../helpers/clone';

// One folder is enough: each test builds the site there again.
test.describe.configure({ mode: 'default', timeout: 600_000 });

/** A copy of the repository, with an e-mail address that can be real. */
let folder: string;

const at = (file: string) => path.join(folder, file);

function edit(file: string, from: string | RegExp, to: string) {
  const text = readFileSync(at(file), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(at(file), text.replace(from, to));
}

test.beforeAll(() => {
  folder = copyRepository();
  linkPackages(folder);
  edit('lib/content/site.ts', /email: '[^']+'/, "email: 'hello@ringandrack.com'");
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command of the copy, which must succeed. */
function run(command: string, args: string[] = [], video = '') {
  const env = {
    ...process.env,
    NEXT_PUBLIC_SITE_URL: 'https://www.ringandrack.com',
    NEXT_PUBLIC_API_BASE: 'https://api.ringandrack.com',
    NEXT_PUBLIC_TOUR_VIDEO_URL: video,
    SKIP_TYPE_CHECK: '1',
  };
  const options = { cwd: folder, env, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', command, ...args],
    options,
  );
  expect(status, stdout + stderr).toBe(0);
}

function addPages() {
  for (const name of ['one', 'two', 'three', 'four', 'five']) {
    const row = `path: '/${name}', file: '${name}.html', name: '${name}', content: contact, bill: contact.intro.title.split`;
    edit('lib/content/pages.ts', '] as const;', `  { ${row} },\n] as const;`);
    mkdirSync(at(`app/${name}`));
    cpSync(at('app/contact/page.tsx'), at(`app/${name}/page.tsx`));
    edit(`app/${name}/page.tsx`, "pageMetadata('contact'", `pageMetadata('${name}'`);
  }
}

for (const [what, prepare, video] of [
  ['the film that ships', () => {}, ''],
  ['a YouTube video', () => {}, 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['a Vimeo video', () => {}, 'https://vimeo.com/76979871/abcdef1234'],
  ['five more pages', addPages, ''],
] as const) {
  test(`with real addresses and ${what}, the site is ready to launch`, () => {
    prepare();
    run('tools/publish/build.ts', [], video);
    run('tools/check/launch.ts', ['--offline'], video);
  });
}
