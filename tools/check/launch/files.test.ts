/** @jest-environment node */
import { heroVideo } from '../../../lib/media';
import { files } from './files';
import { exportWith, testExport } from './fixtures/export';

test('accepts an export with every file that a page names', async () => {
  expect(files(await testExport()).status).toBe('ok');
});

test.each([
  ['/poster.avif', 'index.html'],
  ['/media/walkthrough.1.mp4', 'vr-tour.html'],
  ...heroVideo.map(({ src }) => [src, 'index.html']),
])('reports %s of %s, whether it is missing or empty', async (url, page) => {
  for (const content of [undefined, '']) {
    expect(files(await testExport({ [url!.slice(1)]: content }))).toMatchObject({
      status: 'problem',
      detail: `${page} needs ${url}, which is missing or empty`,
    });
  }
});

test.each([
  '<img src="/none.x">',
  '<img srcset="/icon.png 1w, /none.x 2w">',
  '<video poster="/none.x">',
  '<link rel="preload" href="/none.x">',
  '<link rel="preload" imagesrcset="/none.x 1w">',
  '<track src="/none.x">',
])('reports a missing file in %s', async (element) => {
  const { detail } = files(await exportWith(element));
  expect(detail).toBe('contact.html needs /none.x, which is missing or empty');
});

test.each(['<img srcset="data:image/png;base64,AA, /none.x">', '<img src="https://other.org/none.x">'])(
  'ignores %s, which names no file of the site',
  async (element) => {
    expect(files(await exportWith(element)).status).toBe('ok');
  },
);

test('finds a file by its URL as a browser writes it', async () => {
  const site = await testExport({
    'a video.mp4': 'video',
    'vr-tour.html': ['/media/walkthrough.1.mp4', '/a video.mp4'],
  });
  expect(files(site).status).toBe('ok');
});

test.each(['/\\[', '/\\other.org/icon.svg'])(
  'reports %s, which leads to no file of the site',
  async (url) => {
    const { detail } = files(await exportWith(`<img src="${url}">`));
    expect(detail).toBe(`contact.html needs ${url}, which is missing or empty`);
  },
);

test('reports an entry that cannot be read', async () => {
  const site = { ...(await testExport()), problems: ['a.svg is a symlink'] };
  expect(files(site)).toMatchObject({ status: 'problem', detail: 'a.svg is a symlink' });
});
