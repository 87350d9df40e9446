import { render, screen } from '@testing-library/react';
import { band } from '@/lib/content/home';
import { bandVideo } from '@/lib/media';
import { Band } from './Band';

beforeEach(() => {
  Object.assign(window, { IntersectionObserver: jest.fn(() => ({ observe() {}, disconnect() {} })) });
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  render(<Band content={band} />);
});

afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

it('can be paused, and has no sound', () => {
  const names = screen.getAllByRole('button').map((button) => button.textContent);
  expect(names).toEqual([band.play]);
});

it('is decoration, which assistive technology ignores', () => {
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('offers its tall files to phones only', () => {
  expect(bandVideo.map(({ src, media }) => [src.includes('portrait'), Boolean(media)])).toEqual([
    [true, true],
    [true, true],
    [false, false],
    [false, false],
  ]);
});
