/** `npm run check`: lists what is wrong in the content and the colors. */
import { main } from '../run.mjs';
import { ok, problem, report } from './report';

/** Also run by `npm run build`. */
export async function contentFindings(): Promise<string[]> {
  try {
    const { contentProblems } = await import('../../lib/schema/content-problems');
    return contentProblems();
  } catch (error) {
    return [withPlace(error as Error)];
  }
}

/** A module of the content that cannot run, or is not even TypeScript. */
function withPlace({ message, stack = '' }: Error): string {
  const [, file, line] = /\b(lib\/content\/[\w./-]+):(\d+)/.exec(stack.replaceAll('\\', '/')) ?? [];
  const what = message.replace(/^.*ERROR: /s, '');
  return file ? `${file}, line ${line}: ${what}.` : what;
}

async function siteFindings(): Promise<string[]> {
  const findings = await contentFindings();
  if (findings.length > 0) return findings;
  const { colorFindings } = await import('./color-rules');
  return colorFindings();
}

main(import.meta.url, async () => {
  const findings = await siteFindings();
  report(findings.length > 0 ? findings.map(problem) : [ok('The content and the colors keep all rules.')]);
});
