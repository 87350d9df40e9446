/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeFolder } from './fixtures/folders';

/** Starts a module whose task has this body; `signal` and `run` are in its scope. */
function start(body: string) {
  const run = pathToFileURL(path.join(__dirname, 'run.mjs')).href;
  const task = `import { main, run } from '${run}';\nmain(import.meta.url, async (signal) => { ${body} });`;
  return spawn(process.execPath, [path.join(makeFolder({ 'module.mjs': task }), 'module.mjs')]);
}

/** Waits until the process ends. */
async function end(body: string): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = start(body);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (output.stdout += chunk));
  child.stderr.on('data', (chunk) => (output.stderr += chunk));
  const [code] = await once(child, 'close');
  return { code, ...output };
}

/** The body of a task that runs a script as a command. */
const command = (script: string, options = '{ signal }') =>
  `await run(process.execPath, ['-e', ${JSON.stringify(script)}], ${options});`;

test('a task that resolves ends the process with 0, even if something still runs', async () => {
  expect(await end('setInterval(() => {}, 1000);')).toEqual({ code: 0, stdout: '', stderr: '' });
});

test('a task that fails ends the process with 1 and only its message', async () => {
  const { code, stderr } = await end("throw new Error('One sentence.');");
  expect([code, stderr]).toEqual([1, 'One sentence.\n']);
});

test("a command that fails passes on its exit code, and a signal's as a shell does", async () => {
  expect((await end(command('process.exit(7)'))).code).toBe(7);
  expect((await end(command('process.kill(process.pid)'))).code).toBe(143);
});

test('a server that stops on a signal ends with 0, also after a second signal', async () => {
  const stop = "signal.addEventListener('abort', () => setTimeout(resolve, 300))";
  const serve = 'setInterval(() => {}, 1000);';
  const child = start(`${serve} process.stdout.write('up'); await new Promise((resolve) => ${stop});`);
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  expect((await once(child, 'close'))[0]).toBe(0);
});

test.each(['SIGTERM', 'SIGHUP'] as const)(
  'work that %s interrupts ends with 130 and ends its command',
  async (name) => {
    const child = start(command("process.stdout.write('up'); setInterval(() => {}, 1000);"));
    await once(child.stdout, 'data');
    child.kill(name);
    // The output closes only after the command has ended too.
    expect((await once(child, 'close'))[0]).toBe(130);
  },
);

test('a quiet command shows only its warnings, and all of its output if it fails', async () => {
  const noisy = "console.log('out'); console.error('careful');";
  expect(await end(command(noisy, '{ quiet: true }'))).toEqual({ code: 0, stdout: '', stderr: 'careful\n' });
  const failed = await end(command(`${noisy} process.exitCode = 3`, '{ quiet: true }'));
  expect(failed).toMatchObject({ code: 3, stdout: '' });
  expect(failed.stderr).toMatch(/out\n[^]*failed with exit code 3\.\n$/);
});
