import { within } from '@testing-library/react';
import { embedPoster } from './embed-poster';

const href = 'https://player.example/embed/1?autoplay=1&dnt=1';
const poster = { src: '/media/plate.svg', width: 1600, height: 900, alt: 'Drawing of a dome' };
const hostile = `"'></title><script>alert(1)</script><img src=x onerror=alert(1)>&quot;`;

/** Opens the document as the browser does in a frame. */
function open(words: Partial<Parameters<typeof embedPoster>[0]> = {}) {
  document.open();
  document.write(embedPoster({ href, play: 'Play it', poster, ...words }));
  document.close();
}

it('holds a link to the player, named as the words say', () => {
  open();
  expect(within(document.body).getByRole('link', { name: 'Play it' })).toHaveAttribute('href', href);
});

it('shows the poster with its alternative text', () => {
  open();
  expect(within(document.body).getByRole('img', { name: poster.alt })).toHaveAttribute('src', poster.src);
});

it('is named in its title', () => {
  open();
  expect(document.title).toBe('Play it');
});

it('says its language', () => {
  open();
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});

it('draws the words of the button, since the font of the site is out of reach', () => {
  const [play, watch] = ['Play', 'Watch'].map((words) => {
    open({ play: words });
    return document.querySelector('.label path')!.getAttribute('d');
  });
  expect(play).not.toBe(watch);
});

it.each([
  ['link', { href: hostile }, () => document.querySelector('a')?.getAttribute('href')],
  ['button', { play: hostile }, () => document.querySelector('a')?.getAttribute('aria-label')],
  ['title', { play: hostile }, () => document.title],
  ['picture', { poster: { ...poster, src: hostile } }, () => document.images[0]?.getAttribute('src')],
  ['alternative text', { poster: { ...poster, alt: hostile } }, () => document.images[0]?.alt],
])('takes markup in the %s as text', (_where, words, read) => {
  open(words);
  expect(read()).toBe(hostile);
  expect(document.querySelectorAll('script, [onerror]')).toHaveLength(0);
});

it('holds no script, no handler and no style attribute, which a strict policy would forbid', () => {
  open();
  const attributes = [...document.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
  expect(attributes.filter((name) => /^(on|style$)/.test(name))).toEqual([]);
  expect(document.scripts).toHaveLength(0);
});

it('loads nothing but the poster before it is played', () => {
  expect(embedPoster({ href, play: 'Play it', poster }).match(/\bsrc=|url\(|@import|<link/g)).toEqual([
    'src=',
  ]);
});
