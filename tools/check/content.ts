/** `npm run check`: lists what is wrong in the content and the colors. */
import { main } from '../run.mjs';
import { ok, problem, report } from './report';

/** What is wrong in the content, as sentences, also if its modules cannot run. Also run by `npm run build`. */
export async function problemsOfContent(): Promise<string[]> {
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

async function siteProblems(): Promise<string[]> {
  const problems = await problemsOfContent();
  if (problems.length > 0) return problems;
  const { colorProblems } = await import('./color-rules');
  return colorProblems();
}

main(import.meta.url, async () => {
  const problems = await siteProblems();
  report(problems.length > 0 ? problems.map(problem) : [ok('The content and the colors keep all rules.')]);
});
