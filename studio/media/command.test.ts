/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { root } from '../../scripts/run.mjs';
import { describeWithFfmpeg } from './test-footage';

/** What `npm run media` prints and how it ends. */
function command(args: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'studio/media/command.ts', ...args],
    {
      cwd: root,
      env,
      encoding: 'utf8',
    },
  );
  return { status, stderr };
}

jest.setTimeout(60_000);

it.each([
  ['nothing', []],
  ['no kind', ['film.mp4']],
  ['a kind that there is not', ['film.mp4', '--as', 'poster']],
  ['too many files', ['a.mp4', 'b.mp4', 'c.mp4', '--as', 'hero']],
  ['an option that there is not', ['film.mp4', '--as', 'hero', '--crop']],
  ['captions for a film without words', ['film.mp4', '--as', 'hero', '--captions', 'a.vtt']],
])('told %s, it says how it is used', (_what, args) => {
  const { status, stderr } = command(args);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^Usage:\n {2}npm run media -- FILE --as hero\n/);
});

it('says in one sentence how to get ffmpeg where there is none', () => {
  expect(command(['film.mp4', '--as', 'hero'], { ...process.env, PATH: '' })).toEqual({
    status: 1,
    stderr:
      'ffmpeg is missing: get it with "apt-get install ffmpeg" (Debian, Ubuntu) or "brew install ffmpeg" (macOS), and try again.\n',
  });
});

describeWithFfmpeg('with ffmpeg', () => {
  it.each([
    [['no-such-film.mp4', '--as', 'hero'], 'no-such-film.mp4 was not found.\n'],
    [['README.md', '--as', 'walkthrough'], 'README.md is no video.\n'],
    [['README.md', '--as', 'walkthrough', '--captions', 'no.vtt'], 'no.vtt was not found.\n'],
  ])('it says in one sentence what is wrong: %j', (args, sentence) => {
    expect(command(args)).toEqual({ status: 1, stderr: sentence });
  });
});
