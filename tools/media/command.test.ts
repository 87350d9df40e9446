/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, watch } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../fixtures/folders';
import { root } from '../run.mjs';
import { describeWithFfmpeg } from './fixtures/footage';

const node = ['--import', 'tsx', 'tools/media/command.ts'];

/** Runs `npm run media`. @returns what it prints and how it ends */
function command(args: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  const options = { cwd: root, env, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, [...node, ...args], options);
  return { status, stderr };
}

it.each([
  ['nothing', []],
  ['no kind', ['video.mp4']],
  ['an unknown kind', ['video.mp4', '--as', 'poster']],
  ['too many files', ['a.mp4', 'b.mp4', 'c.mp4', '--as', 'hero']],
  ['an unknown option', ['video.mp4', '--as', 'hero', '--crop']],
  ['a room without a name', ['a.jpg', '--as', 'room']],
  ['a room name that cannot be in a URL', ['a.jpg', '--as', 'room', 'The Dome']],
  ['captions for the hero', ['video.mp4', '--as', 'hero', '--captions', 'a.vtt']],
])('prints its usage when given %s', (_what, args) => {
  const { status, stderr } = command(args);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^Usage:\n {2}npm run media -- FILE --as hero\n/);
});

it('says in one sentence how to get ffmpeg when it is missing', () => {
  expect(command(['video.mp4', '--as', 'hero'], { ...process.env, PATH: '' })).toEqual({
    status: 1,
    stderr:
      'ffmpeg is missing: get it with "apt-get install ffmpeg" (Debian, Ubuntu) or "brew install ffmpeg" (macOS), and try again.\n',
  });
});

describeWithFfmpeg('with ffmpeg', () => {
  it('says in one sentence that the captions do not exist', () => {
    const stderr = 'no.vtt was not found.\n';
    expect(command(['a.mp4', '--as', 'walkthrough', '--captions', 'no.vtt'])).toEqual({ status: 1, stderr });
  });
});

it.each(['SIGINT', 'SIGTERM'] as const)('%s leaves neither a file nor ffmpeg behind', async (signal) => {
  const packets = Array.from({ length: 60 }, (_, frame) => ({ stream_index: 0, pts_time: `${frame / 12}` }));
  const stream = { index: 0, codec_type: 'video', width: 426, height: 240 };
  const about = JSON.stringify({ format: { format_name: 'mov' }, streams: [stream], packets });
  const folder = makeFolder({
    ffprobe: `#!/bin/sh\necho '${about}'`,
    // An encoder that writes down its process id and that only SIGKILL stops early.
    ffmpeg: `#!/bin/sh
      case "$*" in *-encoders) echo ' libaom-av1 libx264 libopus '; exit;; esac
      trap '' INT TERM; mkdir "$ENCODES/$$"; exec sleep 90`,
    'video.mov': '',
  });
  for (const tool of ['ffprobe', 'ffmpeg']) chmodSync(path.join(folder, tool), 0o755);
  const [encodes, TMPDIR] = [makeFolder(), makeFolder()];
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, TMPDIR, ENCODES: encodes };
  const args = [...node, `${folder}/video.mov`, '--as', 'hero'];
  const running = spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore' });
  const ended = once(running, 'exit');
  const watcher = watch(encodes);
  await Promise.race([once(watcher, 'rename'), once(watcher, 'change'), ended]);
  watcher.close();
  const [encode] = readdirSync(encodes);
  const drafts = () => readdirSync(TMPDIR).filter((name) => name.startsWith('media-'));
  expect(drafts()).toHaveLength(1);
  running.kill(signal);
  expect(await ended).toEqual([130, null]);
  expect(drafts()).toEqual([]);
  expect(() => process.kill(Number(encode), 0)).toThrow('ESRCH');
});
