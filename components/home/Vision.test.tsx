import { render, screen } from '@testing-library/react';
import { vision } from '@/lib/content/home/vision';
import { Vision } from './Vision';

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  render(<Vision content={vision} />);
});

it('lists the roadmap in numbered rounds with their status', () => {
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('p')!.textContent)).toEqual(
    vision.rounds.map(({ status }, index) => `${vision.round} ${index + 1} ${status}`),
  );
});
