/** The types of run.mjs, which runs before TypeScript is installed. */

export const root: string;

export class CommandFailed extends Error {
  constructor(message: string, exitCode: number, output?: string);
  exitCode: number;
  output: string;
}

export function run(
  command: string,
  args: string[],
  options?: { env?: Record<string, string>; signal?: AbortSignal; quiet?: boolean },
): Promise<void>;

export function step<Result>(title: string, task: () => Promise<Result>): Promise<Result>;

export function main(url: string, task: (signal: AbortSignal) => Promise<void>): Promise<void>;
