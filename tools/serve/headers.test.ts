/** @jest-environment node */
import { readHeaders } from './headers';

const files = [
  '/',
  '/cards/home.jpg',
  '/_next/static/a.js',
  '/media/plates/bar.svg',
  '/media/generated/a.avif',
];

const filesWith = async (name: string, value: string) => {
  const headersOf = await readHeaders('public/_headers');
  return files.filter((file) => headersOf(file)[name]?.includes(value));
};

test('no other site can frame a file', async () => {
  expect(await filesWith('Content-Security-Policy', "frame-ancestors 'none'")).toEqual(files);
});

test('a file of media/ that is opened by its address runs no script', async () => {
  expect(await filesWith('Content-Security-Policy', "script-src 'none'")).toEqual(files.slice(3));
});

test('browsers keep files with a hash in their name, and only those', async () => {
  expect(await filesWith('Cache-Control', 'max-age=31536000, immutable')).toEqual([files[2], files[4]]);
  expect(await filesWith('Cache-Control', '')).toHaveLength(2);
});

test('other sites can show the social cards, but no script and no media', async () => {
  expect(await filesWith('Cross-Origin-Resource-Policy', 'same-origin')).toEqual(files.slice(2));
});
