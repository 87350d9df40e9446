/** `npm run check:backend`: tries a real backend as a visitor's browser would, and tells what stops the form. */
import type { Finding } from './finding';
import { parseArgs } from 'node:util';
import { readTarget } from './target';
import { checkBackend } from './check';
import { exampleLines, findingLines } from './report';
import { CommandFailed, main } from '../../run.mjs';

const usage = `Usage:
  npm run check:backend -- https://api.example.org --origin https://www.example.org [--send]`;

/**
 * @param args of the command
 * @returns the backend's address, the site's, and whether to send a
 *   test message
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
    // An unknown option: the usage says which there are.
  }
  throw new CommandFailed(usage, 2);
}

main(import.meta.url, async (signal) => {
  const { base, origin, send } = readArguments(process.argv.slice(2));
  const target = readTarget(base, origin);
  const faults: Finding[] = [];
  for await (const finding of checkBackend(target, { send, signal })) {
    console.log(findingLines(finding));
    if (finding.kind === 'fault') faults.push(finding);
  }
  console.log(exampleLines(faults, target));
  if (faults.length > 0) {
    const count = faults.length === 1 ? '1 fault stops' : `${faults.length} faults stop`;
    throw new CommandFailed(`${count} the form.`, 1);
  }
  console.log(send ? 'Nothing stops the form.' : 'Nothing stops the form so far.');
});
