import { render } from '@testing-library/react';
import { heroPoster, portraitMedia } from '@/lib/media';
import { HeroPoster } from './HeroPoster';

/** What the browser can choose from: for tall screens and for the others. */
function show() {
  render(<HeroPoster />);
  const sources = [...document.querySelectorAll('picture source')];
  return {
    sources,
    image: document.querySelector('img')!,
    tall: sources.filter((source) => source.getAttribute('media') === portraitMedia),
    others: sources.filter((source) => !source.hasAttribute('media')),
  };
}

it('is decoration, which assistive technology passes by', () => {
  expect(show().image).toHaveAttribute('alt', '');
});

it('offers the picture of a tall screen before that of the others', () => {
  const { sources, tall, others } = show();
  expect(sources).toEqual([...tall, ...others]);
});

it('offers AVIF before JPEG to both', () => {
  const { tall, others } = show();
  const types = (list: Element[]) => list.map((source) => source.getAttribute('type'));
  expect([types(tall), types(others)]).toEqual([
    ['image/avif', 'image/jpeg'],
    ['image/avif', 'image/jpeg'],
  ]);
});

it('tells the width of every picture that it offers', () => {
  for (const source of show().sources)
    expect(source.getAttribute('srcset')).toMatch(/^(\S+-(\d+)\.[0-9a-f]{8}\.\w+ \2w(, |$))+$/);
});

it('shows a picture to a browser that knows no other format', () => {
  expect(show().image).toHaveAttribute('src', heroPoster.landscape.src);
});

it('reserves the room of the picture', () => {
  const { image } = show();
  expect(image).toHaveAttribute('width', String(heroPoster.landscape.width));
  expect(image).toHaveAttribute('height', String(heroPoster.landscape.height));
});

it('loads the picture of each screen early, and only that one', () => {
  show();
  const preloads = [...document.querySelectorAll('link[rel="preload"][as="image"]')].map((link) => [
    link.getAttribute('media'),
    link.getAttribute('imagesrcset'),
  ]);
  expect(preloads).toEqual([
    [`not all and ${portraitMedia}`, heroPoster.landscape.srcSet.avif],
    [portraitMedia, heroPoster.portrait.srcSet.avif],
  ]);
});
