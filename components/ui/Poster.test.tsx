import { render } from '@testing-library/react';
import { heroPoster, portraitMedia } from '@/lib/media';
import { Poster } from './Poster';

const { portrait, landscape } = heroPoster;

/** What the browser can choose from for each image: the media query, the format and the files. */
function show(placeholder?: boolean) {
  const images = [
    { poster: portrait, media: portraitMedia, sizes: '100vw' },
    { poster: landscape, sizes: '50vw' },
  ];
  render(<Poster images={images} alt="" placeholder={placeholder} />);
  return [...document.querySelectorAll('picture')].map((image) =>
    [...image.querySelectorAll('source')].map(({ media, type, srcset }) => [media, type, srcset]),
  );
}

it('has a placeholder inside the page, then the sharp image: first for tall screens, and first as AVIF', () => {
  expect(show()).toEqual([
    [
      [portraitMedia, 'image/avif', portrait.placeholder],
      ['', 'image/avif', landscape.placeholder],
    ],
    [
      [portraitMedia, 'image/avif', portrait.srcSet.avif],
      [portraitMedia, 'image/jpeg', portrait.srcSet.jpeg],
      ['', 'image/avif', landscape.srcSet.avif],
      ['', 'image/jpeg', landscape.srcSet.jpeg],
    ],
  ]);
});

it('loads only the sharp image, lazily, where it needs no placeholder', () => {
  expect(show(false)).toHaveLength(1);
  expect(document.querySelector('img')).toHaveAttribute('loading', 'lazy');
});
