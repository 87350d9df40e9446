import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { sampleRate, type StereoSound } from './buffer';

/**
 * Makes a sound in a process of its own: in Jest's sandbox each look-up of a global, such as `Math`, takes some
 * hundred times as long, and the samples are many millions.
 *
 * @param module the module's name in this folder
 * @param call what to call of it, such as `heroSound(10)`
 */
export async function render(module: string, call: string): Promise<StereoSound> {
  const file = JSON.stringify(path.join(__dirname, `${module}.ts`));
  const script = `
    const sound = await import(${file});
    const { left, right } = sound.${call};
    process.stdout.write(Buffer.concat([left, right].map(({ buffer }) => Buffer.from(buffer))));`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    encoding: 'buffer',
    maxBuffer: 64 * 1024 * 1024,
  });
  const samples = Float32Array.from({ length: stdout.length / 4 }, (_, index) =>
    stdout.readFloatLE(4 * index),
  );
  const half = samples.length / 2;
  return { sampleRate, left: samples.slice(0, half), right: samples.slice(half) };
}
