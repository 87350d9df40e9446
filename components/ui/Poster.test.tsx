import { render } from '@testing-library/react';
import { heroPoster, portraitMedia } from '@/lib/media';
import { Poster } from './Poster';

const { portrait, landscape } = heroPoster;

/** What the browser can choose from for each image: the media query, the format and the files. */
function show(preview?: boolean) {
  const stills = [
    { poster: portrait, media: portraitMedia, sizes: '100vw' },
    { poster: landscape, sizes: '50vw' },
  ];
  render(<Poster stills={stills} alt="" preview={preview} />);
  return [...document.querySelectorAll('picture')].map((image) =>
    [...image.querySelectorAll('source')].map(({ media, type, srcset }) => [media, type, srcset]),
  );
}

it('has a preview inside the page, then the sharp image: first for tall screens, and first as AVIF', () => {
  expect(show()).toEqual([
    [
      [portraitMedia, 'image/avif', portrait.preview],
      ['', 'image/avif', landscape.preview],
    ],
    [
      [portraitMedia, 'image/avif', portrait.srcSet.avif],
      [portraitMedia, 'image/jpeg', portrait.srcSet.jpeg],
      ['', 'image/avif', landscape.srcSet.avif],
      ['', 'image/jpeg', landscape.srcSet.jpeg],
    ],
  ]);
});

it('loads only the sharp image, lazily, where it needs no preview', () => {
  expect(show(false)).toHaveLength(1);
  expect(document.querySelector('img')).toHaveAttribute('loading', 'lazy');
});
