/** @jest-environment node */
import { makeFolder } from '../../fixtures/folders';
import { lineOf } from '../report';
import { fileFindings } from './files';

const video = Buffer.alloc(20_000);
const source = { _headers: '/*\n  X: y\n', 'media/a.mp4': video };
const right = { ...source, 'index.html': 'a', '.well-known/security.txt': 'Contact: a' };

const linesFor = (changes: Record<string, string | Buffer>) =>
  fileFindings(makeFolder({ ...right, ...changes }), makeFolder(source)).map(lineOf);

test('accepts an export with the files of public/ and more', () => {
  expect(linesFor({ 'index.html.br': 'a' })).toEqual([expect.stringMatching(/^✓/)]);
});

test.each(['.env', '.env.local', '.git/config', 'a/.DS_Store', 'backup.sql', 'tls.pem', 'tls.KEY'])(
  'finds %s, which nobody should publish',
  (file) =>
    expect(linesFor({ [file]: 'a' })).toEqual([expect.stringContaining(`✗ out/${file} would be public`)]),
);

test('finds headers and media that are not those in public/', () => {
  expect(linesFor({ _headers: '/*\n  Set-Cookie: a\n', 'media/a.mp4': Buffer.alloc(19_000) })).toEqual([
    '✗ out/_headers is not the one in public/. Run `npm run build`.',
    '✗ out/media/a.mp4 is not the one in public/. Run `npm run build`.',
  ]);
});

test.each(['a.mp4', 'a.webm', 'a.woff2', 'a.avif', 'a.jpg', 'a.svg', 'a.vtt'])('finds a cut %s', (file) => {
  expect(linesFor({ [file]: 'a' })).toEqual([`✗ out/${file} has only 1 bytes. Add the whole file.`]);
});
