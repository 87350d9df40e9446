import { render, screen } from '@testing-library/react';
import { vision } from '@/lib/content/home';
import { Vision } from './Vision';

beforeEach(() => {
  render(<Vision content={vision} />);
});

it('is the place that the navigation leads to', () => {
  expect(screen.getByRole('region', { name: vision.label.title })).toHaveAttribute('id', vision.id);
});

it('lists the roadmap in numbered rounds with how far each is', () => {
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('p')!.textContent)).toEqual(
    vision.rounds.map(({ status }, index) => `${vision.round} ${index + 1} ${status}`),
  );
});

it('heads every round with what it brings', () => {
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
    vision.rounds.map(({ line }) => line.text),
  );
});

it('hangs the plates of where it leads', () => {
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(
    vision.plates.map(({ image }) => image.alt),
  );
});
