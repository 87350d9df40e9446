/** `npm run check:backend`: tries a real backend as a visitor's browser would, and lists what stops the form. */
import { parseArgs } from 'node:util';
import { CommandFailed, main } from '../../run.mjs';
import { countProblems, formatFinding, type Finding } from '../findings';
import { checkBackend } from './check';
import { formatExamples } from './examples';
import { readTarget } from './target';

const usage = `Usage:
  npm run check:backend -- https://api.example.org --origin https://www.example.org [--send]`;

/**
 * @returns the URLs of the backend and of the site, and whether to send a test message
 * @throws {CommandFailed} with the usage and exit code 2
 */
export function readArguments(args: string[]): { base: string; origin: string; send: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { origin: { type: 'string' }, send: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [base] = positionals;
    const { origin, send } = values;
    if (base && origin && positionals.length === 1) return { base, origin, send };
  } catch {
    // An unknown option: the usage lists the known ones.
  }
  throw new CommandFailed(usage, 2);
}

main(import.meta.url, async (signal) => {
  const { base, origin, send } = readArguments(process.argv.slice(2));
  const target = readTarget(base, origin);
  const findings: Finding[] = [];
  for await (const finding of checkBackend(target, { send, signal })) {
    console.log(formatFinding(finding));
    findings.push(finding);
  }
  console.log(formatExamples(findings, target));
  const problems = countProblems(findings);
  if (problems) throw new Error(`${problems} with the contact form.`);
  console.log(send ? 'Nothing stops the contact form.' : 'Nothing stops the contact form so far.');
});
