import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'playwright/test';
import { linkPackages, test } from '../../helpers/clone';

test('with real values the site is ready to launch, but not with a page that its policy breaks', ({
  clone: folder,
}) => {
  test.setTimeout(600_000);
  linkPackages(folder);
  const brand = path.join(folder, 'lib/content/site.ts');
  const real = readFileSync(brand, 'utf8').replace(/email: '[^']+'/, "email: 'hello@ringandrack.com'");
  writeFileSync(brand, real);
  const run = (command: string) => {
    const env = {
      ...process.env,
      NEXT_PUBLIC_SITE_URL: 'https://www.ringandrack.com',
      NEXT_PUBLIC_API_BASE: 'https://api.ringandrack.com',
      NEXT_PUBLIC_TOUR_VIDEO_URL: '',
      SKIP_TYPE_CHECK: '1',
    };
    const args = ['--import', 'tsx', command];
    return spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
  };

  const built = run('tools/publish/build.ts');
  expect(built.status, built.stderr).toBe(0);
  expect(run('tools/check/launch.ts')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/Ready to launch\.\n$/),
  });
  appendFileSync(path.join(folder, 'out/contact.html'), '<script>alert()</script>');
  expect(run('tools/check/launch.ts')).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/✗ contact\.html: .*Content Security Policy/),
  });
});
