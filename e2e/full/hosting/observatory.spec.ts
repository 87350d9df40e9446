import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pages } from '../../helpers/pages';
import { expect, test, withoutNginx, type Nginx } from './nginx';

test.skip(...withoutNginx);

/** Grades a page in another process: Node only reads NODE_EXTRA_CA_CERTS, the certificate to trust, when it starts. */
async function grade({ httpPort, httpsPort, certificate }: Nginx, path: string, isPreloaded: boolean) {
  const options = JSON.stringify({ path, httpPort, httpsPort, isPreloaded });
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'e2e/full/hosting/grade.ts', options],
    {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate.chain },
    },
  );
  const { tests, ...result } = JSON.parse(stdout);
  const outputs = Object.entries<{ pass: boolean; modifier: number }>(tests);
  return {
    ...result,
    tests: outputs.length,
    failed: outputs.filter(([, { pass }]) => !pass).map(([name]) => name),
    points: Object.fromEntries(
      outputs.flatMap(([name, { modifier }]) => (modifier === 0 ? [] : [[name, modifier]])),
    ),
    hsts: tests['strict-transport-security'],
  };
}

/** All points that a page's own responses can earn. */
const earned = {
  // For default-src 'none', and nothing unsafe after it.
  'content-security-policy': 10,
  'cross-origin-resource-policy': 10,
  'referrer-policy': 5,
  // For every script's hash.
  'subresource-integrity': 5,
  // For frame-ancestors.
  'x-frame-options': 5,
};

for (const { name, path } of pages) {
  test(`the ${name} page passes every test of MDN's Observatory, with 135 points`, async ({ nginx }) => {
    expect(await grade(nginx, path, false)).toMatchObject({
      score: 135,
      grade: 'A+',
      tests: 10,
      failed: [],
      points: earned,
    });
  });

  test(`the ${name} page gets all 140 points once the browsers' preload list has the site's name`, async ({
    nginx,
  }) => {
    const { hsts, ...result } = await grade(nginx, path, true);
    expect(result).toEqual({
      score: 140,
      grade: 'A+',
      tests: 10,
      failed: [],
      points: { ...earned, 'strict-transport-security': 5 },
    });
    // What the list requires (https://hstspreload.org/#submission-requirements).
    expect(hsts).toMatchObject({ preload: true, includeSubDomains: true });
    expect(hsts.maxAge).toBeGreaterThanOrEqual(31_536_000);
  });
}
