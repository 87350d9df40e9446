/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../run.mjs';
import { describeWithFfmpeg } from './fixtures/footage';

/** Runs `npm run media`. @returns what it prints and how it ends */
function command(args: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/media/command.ts', ...args],
    {
      cwd: root,
      env,
      encoding: 'utf8',
    },
  );
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
  it.each([
    [['no-such-video.mp4', '--as', 'hero'], 'no-such-video.mp4 was not found.\n'],
    [['README.md', '--as', 'walkthrough'], 'README.md is not a video.\n'],
    [['README.md', '--as', 'room', 'dome'], 'README.md is not an image.\n'],
    [['README.md', '--as', 'walkthrough', '--captions', 'no.vtt'], 'no.vtt was not found.\n'],
  ])('says in one sentence what is wrong: %j', (args, sentence) => {
    expect(command(args)).toEqual({ status: 1, stderr: sentence });
  });
});

describe('while it encodes', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'command-'));
    const packets = Array.from({ length: 60 }, (_, frame) => ({
      stream_index: 0,
      pts_time: `${frame / 12}`,
    }));
    const stream = { index: 0, codec_type: 'video', width: 426, height: 240 };
    const about = { format: { format_name: 'mov' }, streams: [stream], packets };
    const tools = {
      ffprobe: `echo '${JSON.stringify(about)}'`,
      // An encoder that writes down its process id and that only SIGKILL stops early.
      ffmpeg: `case "$*" in *-encoders) echo ' libaom-av1 libx264 libopus '; exit;; esac
        trap '' INT TERM; mkdir '${path.join(folder, 'encodes')}/'$$; exec sleep 90`,
    };
    for (const name of ['bin', 'encodes', 'tmp']) mkdirSync(path.join(folder, name));
    for (const [name, script] of Object.entries(tools)) {
      writeFileSync(path.join(folder, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    }
    writeFileSync(path.join(folder, 'video.mov'), '');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it.each(['SIGINT', 'SIGTERM'] as const)('%s leaves neither a file nor ffmpeg behind', async (signal) => {
    const env = {
      ...process.env,
      PATH: `${path.join(folder, 'bin')}:${process.env.PATH}`,
      TMPDIR: path.join(folder, 'tmp'),
    };
    const file = path.join(folder, 'video.mov');
    const args = ['--import', 'tsx', 'tools/media/command.ts', file, '--as', 'hero'];
    const running = spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore' });
    const ended = once(running, 'exit');
    const encodes = watch(path.join(folder, 'encodes'));
    await Promise.race([once(encodes, 'rename'), once(encodes, 'change'), ended]);
    encodes.close();
    const [encode] = readdirSync(path.join(folder, 'encodes'));
    const drafts = () => readdirSync(path.join(folder, 'tmp')).filter((name) => name.startsWith('media-'));
    expect(drafts()).toHaveLength(1);
    running.kill(signal);
    expect(await ended).toEqual([130, null]);
    expect(drafts()).toEqual([]);
    expect(() => process.kill(Number(encode), 0)).toThrow('ESRCH');
  });
});
