/** @jest-environment node */
import { files } from './files';
import { testExport } from './fixtures/export';

test('every file that a page names is there', async () => {
  expect(files(await testExport()).status).toBe('done');
});

test.each([
  ['poster.avif', 'index.html'],
  ['media/hero.mp4', 'index.html'],
  ['media/walkthrough.1.mp4', 'vr-tour.html'],
])('%s is missed by %s, whether it is gone or empty', async (file, page) => {
  for (const content of [undefined, '']) {
    expect(files(await testExport({ [file]: content }))).toMatchObject({
      status: 'blocked',
      detail: `${page} names /${file}, which is missing or empty`,
    });
  }
});

test.each([
  '<img src="/none.x">',
  '<img srcset="/icon.png 1w, /none.x 2w">',
  '<video poster="/none.x"><source src="/media/hero.mp4"></video>',
  '<link rel="preload" href="/none.x">',
  '<link rel="preload" imagesrcset="/none.x 1w">',
  '<track src="/none.x">',
])('a file that is named by %s alone is missed', async (element) => {
  const site = await testExport({ 'contact.html': (html) => html.replace('<h1>', `${element}<h1>`) });
  expect(files(site).detail).toBe('contact.html names /none.x, which is missing or empty');
});

test.each(['<img srcset="data:image/png;base64,AA, /none.x">', '<img src="https://other.org/none.x">'])(
  '%s names no file of the site',
  async (element) => {
    const site = await testExport({ 'contact.html': (html) => html.replace('<h1>', `${element}<h1>`) });
    expect(files(site).status).toBe('done');
  },
);

test('an address is the same as a browser writes it', async () => {
  const site = await testExport({
    'a video.mp4': 'video',
    'vr-tour.html': (html) => html.replace('/media/walkthrough.1.mp4', '/a video.mp4'),
  });
  expect(files(site).status).toBe('done');
});

test('a player without a video is found', async () => {
  const site = await testExport({ 'index.html': (html) => html.replace('hero.mp4', 'hero.avi') });
  expect(files(site).detail).toBe('index.html has a player without a video');
});

test.each(['/\\[', '/\\other.org/icon.svg'])('%s leads to no file of the site', async (address) => {
  const site = await testExport({
    'contact.html': (html) => html.replace('<h1>', `<img src="${address}"><h1>`),
  });
  expect(files(site).detail).toBe(`contact.html names ${address}, which is missing or empty`);
});

test('an export that cannot be read whole is found', async () => {
  const site = { ...(await testExport()), problems: ['a.svg is a symlink'] };
  expect(files(site)).toMatchObject({ status: 'blocked', detail: 'a.svg is a symlink' });
});
