import { render } from '@testing-library/react';
import { heroPoster, portraitMedia } from '@/lib/media';
import { Poster } from './Poster';

const { portrait, landscape } = heroPoster;

/** The two images, the rough one first, and what the browser can choose from for each. */
function show() {
  render(
    <Poster
      stills={[
        { poster: portrait, media: portraitMedia, sizes: '100vw' },
        { poster: landscape, sizes: '50vw' },
      ]}
      alt="Two fighters"
    />,
  );
  const [rough, sharp] = [...document.querySelectorAll('picture')].map((image) => ({
    image: image.querySelector('img')!,
    sources: [...image.querySelectorAll('source')].map(({ media, type, srcset, sizes }) => ({
      media,
      type,
      srcset,
      sizes,
    })),
  }));
  return { rough: rough!, sharp: sharp! };
}

it('has a rough preview for each screen, and that for phones is inside the page', () => {
  expect(show().rough.sources).toEqual([
    { media: portraitMedia, type: 'image/avif', srcset: portrait.preview, sizes: '' },
    { media: '', type: 'image/avif', srcset: landscape.preview, sizes: '' },
  ]);
  expect(portrait.preview).toMatch(/^data:image\/avif;base64,/);
});

it('loads the sharp image lazily, after the first paint', () => {
  expect(show().sharp.image).toHaveAttribute('loading', 'lazy');
});

it('lists the image for tall screens first, and AVIF before JPEG', () => {
  expect(show().sharp.sources).toEqual([
    { media: portraitMedia, type: 'image/avif', srcset: portrait.srcSet.avif, sizes: '100vw' },
    { media: portraitMedia, type: 'image/jpeg', srcset: portrait.srcSet.jpeg, sizes: '100vw' },
    { media: '', type: 'image/avif', srcset: landscape.srcSet.avif, sizes: '50vw' },
    { media: '', type: 'image/jpeg', srcset: landscape.srcSet.jpeg, sizes: '50vw' },
  ]);
});

it('has no preview where it is not needed', () => {
  render(<Poster stills={[{ poster: landscape, sizes: '100vw' }]} alt="" preview={false} />);
  expect(document.querySelectorAll('picture')).toHaveLength(1);
  expect(document.body.innerHTML).not.toContain('data:');
});
