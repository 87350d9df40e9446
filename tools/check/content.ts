/** `npm run check`: lists what is wrong in the content and the colors. */
import { main } from '../run.mjs';
import { ok, problem, report } from './report';

export async function siteFindings(): Promise<string[]> {
  // Imported here, so that `main` catches what content and colors throw.
  const { readContent } = await import('../../lib/content/all-content');
  const { colorFindings } = await import('./color-rules');
  const { contentFindings, pageRowFindings } = await import('./content-rules');
  const { lengthFindings } = await import('./length-rules');
  const content = await readContent();
  return [
    ...(await contentFindings(content)),
    ...pageRowFindings(),
    ...lengthFindings(content),
    ...colorFindings(),
  ];
}

main(import.meta.url, async () => {
  const findings = await siteFindings();
  report(findings.length > 0 ? findings.map(problem) : [ok('The content and the colors keep all rules.')]);
});
