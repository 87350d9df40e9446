/** @jest-environment node */
import { spawnSync } from 'node:child_process';

test('an invalid setting ends the build with one sentence', () => {
  const env = { ...process.env, NEXT_PUBLIC_API_BASE: 'combat' };
  const args = ['--import', 'tsx', 'tools/publish/build.ts'];
  const stderr = expect.stringMatching(/^NEXT_PUBLIC_API_BASE must be .+, but it is "combat"\.\n$/);
  expect(spawnSync(process.execPath, args, { env, encoding: 'utf8' })).toMatchObject({ status: 1, stderr });
});
