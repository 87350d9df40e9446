/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeFolder } from '../fixtures/folders';

const script = `
  import { lock } from '${pathToFileURL(path.join(__dirname, 'lock.ts')).href}';
  console.log(lock(process.env.LOCK_FILE));
  process.stdin.resume();
`;

test('after the process with the lock is killed, one of several new processes gets it', async () => {
  const folder = makeFolder();
  const children: ChildProcess[] = [];
  const start = async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      env: { ...process.env, LOCK_FILE: path.join(folder, 'new', 'file.lock') },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    children.push(child);
    const [output] = await once(child.stdout, 'data');
    return `${output}`.trim();
  };
  try {
    expect(await start()).toBe('true');
    children[0]?.kill('SIGKILL');
    const answers = await Promise.all([start(), start(), start()]);
    expect(answers.sort()).toEqual(['false', 'false', 'true']);
  } finally {
    for (const child of children) child.kill('SIGKILL');
  }
}, 20_000);
