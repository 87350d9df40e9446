import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { tryPages } from '../../../tools/publish/trial';

/** Writes a site of one page, which runs a script of its own under a policy. */
function writeSite(folder: string, policy: string, script: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, '_headers'), `/*\n  Content-Security-Policy: ${policy}\n`);
  writeFileSync(path.join(folder, 'a.js'), script);
  const page =
    '<!DOCTYPE html><link rel="icon" href="data:,"><p data-script="needed">A<script src="/a.js"></script>';
  writeFileSync(path.join(folder, 'index.html'), page);
  return folder;
}

const run = "document.querySelector('p').dataset.script = 'running'";

for (const [what, policy, script, problems] of [
  ['accepts a page whose script runs', "script-src 'self'", run, []],
  ['finds a script that does not run', "script-src 'self'", '', ['/: its scripts do not run']],
  [
    'finds an error of a script',
    "script-src 'self'",
    `${run}; missing()`,
    [expect.stringContaining('/: missing')],
  ],
  [
    'finds a script that the policy blocks',
    "script-src 'none'",
    run,
    [expect.stringContaining('Content Security Policy'), '/: its scripts do not run'],
  ],
] as const) {
  test(`the trial of the published pages ${what}`, async ({}, { outputDir }) => {
    expect(await tryPages(writeSite(outputDir, policy, script), 2000)).toEqual(problems);
  });
}
