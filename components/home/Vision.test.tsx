import { render, screen } from '@testing-library/react';
import { vision } from '@/lib/content/home';
import { Vision } from './Vision';

beforeEach(() => {
  render(<Vision words={vision} />);
});

it('is the place that the navigation calls Vision', () => {
  expect(screen.getByRole('region', { name: 'Vision' })).toHaveAttribute('id', 'vision');
});

it('lists the roadmap in numbered rounds with how far each is', () => {
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('p')!.textContent)).toEqual([
    'Round 1 In development',
    'Round 2 Seeking support',
    'Round 3 Planned',
    'Round 4 Concept',
  ]);
});

it('heads every round with what it brings', () => {
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Prototype',
    'Pop-up',
    'Permanent venue',
    'Museum',
  ]);
});

it('hangs the two plates of where it leads', () => {
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(
    vision.plates.map(({ image }) => image.alt),
  );
});
