/**
 * Grades a page with the scanner of MDN's HTTP Observatory (https://developer.mozilla.org/en-US/observatory).
 * `node --import tsx e2e/full/hosting/grade.ts OPTIONS` prints the grade as JSON. OPTIONS are those of `grade`, as JSON.
 */
import fs from 'node:fs';
import { mock } from 'node:test';
import { hsts } from '@mdn/mdn-http-observatory/src/analyzer/hsts.js';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';
import { main } from '../../../tools/run.mjs';

/**
 * Does the same as the package's `scan`, which only supports the standard ports and a site's first page.
 * @param options.isPreloaded whether the host is on the browsers' list of HTTPS-only hosts (https://hstspreload.org)
 * @returns `tests` by name, with the points that each adds or takes, and the rest of the package's results
 */
async function grade({
  path,
  httpPort,
  httpsPort,
  isPreloaded,
}: {
  path: string;
  httpPort: number;
  httpsPort: number;
  isPreloaded: boolean;
}): Promise<{ grade: string; score: number; tests: Record<string, { pass: boolean; modifier: number }> }> {
  const hostname = 'localhost';
  const list = isPreloaded ? { [hostname]: { mode: 'force-https', includeSubDomains: true } } : {};
  // The package reads the list once, from a file that its install script would download.
  mock.method(fs, 'readFileSync', () => JSON.stringify(list), { times: 1 });
  hsts();

  const requests = await retrieve(hostname, { path, httpPort, httpsPort });
  const results: { name: string; pass: boolean; modifier: number }[] = ALL_TESTS.map(
    (test: (requests: unknown) => { pass: boolean; result: string }) => {
      const output = test(requests);
      return { ...output, name: output.constructor.name, modifier: getScoreModifier(output.result) };
    },
  );
  const scoreOf = (points: number[]) => points.reduce((sum, each) => sum + each, 100);
  const points = results.map(({ modifier }) => modifier);
  const withoutBonuses = scoreOf(points.filter((each) => each < 0));
  const score = withoutBonuses >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? scoreOf(points) : withoutBonuses;
  return {
    ...getGradeForScore(score),
    tests: Object.fromEntries(results.map(({ name, ...result }) => [name, result])),
  };
}

main(import.meta.url, async () =>
  console.log(JSON.stringify(await grade(JSON.parse(process.argv[2] ?? '')))),
);
