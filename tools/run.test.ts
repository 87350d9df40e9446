/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeFolder } from './fixtures/folders';
import { run, step } from './run.mjs';

/** Starts a module whose task has this body; `signal` and `run` are in its scope. */
function start(body: string) {
  const run = pathToFileURL(path.join(__dirname, 'run.mjs')).href;
  const task = `import { main, run } from '${run}';\nmain(import.meta.url, async (signal) => { ${body} });`;
  return spawn(process.execPath, [path.join(makeFolder({ 'module.mjs': task }), 'module.mjs')]);
}

/** Waits until the process ends. */
async function end(body: string): Promise<{ code: number | null; output: string }> {
  const child = start(body);
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}

test('a task that resolves ends the process with 0, even if something still runs', async () => {
  expect(await end('setInterval(() => {}, 1000);')).toEqual({ code: 0, output: '' });
});

test('a task that fails ends the process with 1 and only its message', async () => {
  expect(await end("throw new Error('One sentence.');")).toEqual({ code: 1, output: 'One sentence.\n' });
});

test("a command that fails passes on its exit code, and a signal's as a shell does", async () => {
  const command = (script: string) => `await run(process.execPath, ['-e', '${script}'], { signal });`;
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
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
});

test.each(['SIGTERM', 'SIGHUP'] as const)(
  'work that %s interrupts ends with 130 and ends its command',
  async (name) => {
    const work = "process.stdout.write('up'); setInterval(() => {}, 1000);";
    const child = start(`await run(process.execPath, ['-e', ${JSON.stringify(work)}], { signal });`);
    await once(child.stdout, 'data');
    child.kill(name);
    // The output closes only after the command has ended too.
    const [code] = await once(child, 'close');
    expect(code).toBe(130);
  },
);

describe('a quiet command', () => {
  const quietly = (script: string) => run(process.execPath, ['-e', script], { quiet: true });

  test('shows its output if it fails, then a sentence', async () => {
    const script = "console.log('out'); console.error('err'); process.exitCode = 3";
    await expect(quietly(script)).rejects.toMatchObject({
      message: expect.stringMatching(/out\n[^]*failed with exit code 3\.$/),
      output: expect.stringMatching(/err\n/),
    });
  });

  test('shows only its warnings if it succeeds', async () => {
    const print = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const warn = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    await quietly("console.log('out'); console.warn('careful')");
    const [printed, warned] = [print, warn].map(({ mock }) => mock.calls.join(''));
    jest.restoreAllMocks();
    expect([printed, warned]).toEqual(['', 'careful\n']);
  });
});

test('a step prints its title, then its time or that it failed', async () => {
  let printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((printed += text)));
  jest.spyOn(console, 'log').mockImplementation((text) => void (printed += `${text}\n`));
  await step('Baking', async () => {});
  await step('Burning', () => Promise.reject(new Error('Too hot.'))).catch(() => {});
  jest.restoreAllMocks();
  expect(printed).toMatch(/^Baking … \d+\.\d s\nBurning … failed\n$/);
});
