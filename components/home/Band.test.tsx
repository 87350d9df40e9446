import { render, screen } from '@testing-library/react';
import { band } from '@/lib/content/home/band';
import { Band } from './Band';

beforeEach(() => {
  Object.assign(window, { IntersectionObserver: jest.fn(() => ({ observe() {}, disconnect() {} })) });
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  render(<Band content={band} />);
});

afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

it('can be paused, and has no sound', () => {
  const names = screen.getAllByRole('button').map((button) => button.textContent);
  expect(names).toEqual([band.video.pause]);
});
