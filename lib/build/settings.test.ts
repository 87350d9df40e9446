/** @jest-environment node */
import { spawnSync } from 'node:child_process';

/** Loads the configuration in a separate process, as Next.js does before it compiles anything. */
function load(apiBase: string) {
  const script =
    "import('./next.config.mjs').then(({ default: config }) => console.log(config.env.NEXT_PUBLIC_API_BASE))";
  const env = { ...process.env, NEXT_PUBLIC_API_BASE: apiBase };
  return spawnSync(process.execPath, ['-e', script], { env, encoding: 'utf8' });
}

it('ends with only one sentence about an invalid setting', () => {
  const stderr = expect.stringMatching(/^NEXT_PUBLIC_API_BASE must be .+, but it is "combat"\.\n$/);
  expect(load('combat')).toMatchObject({ status: 1, stdout: '', stderr });
});
