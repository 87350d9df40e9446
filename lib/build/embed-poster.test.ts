import { embedPoster } from './embed-poster';

const href = 'https://player.example/embed/1?autoplay=1&dnt=1';
const poster = { src: '/media/plate.svg', width: 1600, height: 900, alt: 'Drawing of a dome' };
const hostile = `"'></title><script>alert(1)</script><img src=x onerror=alert(1)>&quot;`;

/** Opens the document as a browser does in a frame. */
function open(content: Partial<Parameters<typeof embedPoster>[0]> = {}) {
  document.open();
  document.write(embedPoster({ href, play: 'Play it', poster, ...content }));
  document.close();
}

it.each([
  ['link', { href: hostile }, () => document.querySelector('a')?.getAttribute('href')],
  ['button', { play: hostile }, () => document.querySelector('a')?.textContent],
  ['title', { play: hostile }, () => document.title],
  ['image', { poster: { ...poster, src: hostile } }, () => document.images[0]?.getAttribute('src')],
  ['alternative text', { poster: { ...poster, alt: hostile } }, () => document.images[0]?.alt],
])('treats markup in the %s as text', (_where, content, read) => {
  open(content);
  expect(read()).toBe(hostile);
  expect(document.querySelectorAll('script, [onerror]')).toHaveLength(0);
});

it('has a language, and loads nothing but the poster before the visitor presses play', () => {
  open();
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(embedPoster({ href, play: 'Play it', poster }).match(/\bsrc=|url\(|@import|<link/g)).toEqual([
    'src=',
  ]);
});
