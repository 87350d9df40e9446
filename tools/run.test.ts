/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { makeFolder } from './fixtures/folders';

/** Starts a module whose task has this body; `signal` and `run` are in its scope. */
function start(body: string) {
  const url = pathToFileURL(path.join(__dirname, 'run.mjs'));
  const task = `import { main, run } from '${url}';\nmain(import.meta.url, async (signal) => { ${body} });`;
  return spawn(process.execPath, [path.join(makeFolder({ 'module.mjs': task }), 'module.mjs')]);
}

const forever = 'setInterval(() => {}, 1000);';

test.each([
  ['resolves', forever, 0, ''],
  ['throws', "throw new Error('One sentence.');", 1, 'One sentence.\n'],
])('a task that %s ends the process, and prints only its message', async (_, body, code, message) => {
  const child = start(body);
  const [printed, [exitCode]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([exitCode, printed]).toEqual([code, message]);
});

// Windows has no signals.
const testSignals = process.platform === 'win32' ? test.skip : test;

testSignals('after a signal, a task ends with 130, once the script that it runs has ended', async () => {
  const script = `process.on('SIGTERM', () => setTimeout(process.exit, 200)); console.log('up'); ${forever}`;
  const child = start(`await run(['-e', ${JSON.stringify(script)}], { signal });`);
  await once(child.stdout, 'data');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) child.kill(signal);
  // The output closes only after the script has ended.
  expect((await once(child, 'close'))[0]).toBe(130);
});
