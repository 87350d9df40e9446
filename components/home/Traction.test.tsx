import { render, screen } from '@testing-library/react';
import { traction } from '@/lib/content/home';
import { Traction } from './Traction';

beforeEach(() => {
  render(<Traction content={traction} />);
});

it('is the section that the navigation links to', () => {
  expect(screen.getByRole('region', { name: traction.label.title })).toHaveAttribute('id', traction.id);
});

it('lists the milestones in order', () => {
  const card = screen.getByRole('list');
  expect(card.tagName).toBe('OL');
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('p')!.textContent)).toEqual(
    traction.bouts.map(({ billing }) => billing),
  );
});
