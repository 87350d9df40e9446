import { render, screen } from '@testing-library/react';
import { vision } from '@/lib/content/home';
import { Vision } from './Vision';

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  render(<Vision content={vision} />);
});

it('is the section that the navigation links to', () => {
  expect(screen.getByRole('region', { name: vision.label.title })).toHaveAttribute('id', vision.id);
});

it('lists the roadmap in numbered rounds with their status', () => {
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('p')!.textContent)).toEqual(
    vision.rounds.map(({ status }, index) => `${vision.round} ${index + 1} ${status}`),
  );
});

it('has a heading for every round', () => {
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
    vision.rounds.map(({ line }) => line.text),
  );
});

it('shows the plates in order', () => {
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(
    vision.rounds.flatMap(({ plate }) => plate?.image.alt ?? []),
  );
});
