import { render, screen } from '@testing-library/react';
import { howItWorks } from '@/lib/content/home';
import { HowItWorks } from './HowItWorks';

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  render(<HowItWorks content={howItWorks} />);
});

it('is the section that the navigation links to', () => {
  expect(screen.getByRole('region', { name: howItWorks.label.title })).toHaveAttribute('id', howItWorks.id);
});

it('shows the plates in order', () => {
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(
    howItWorks.plates.map(({ image }) => image.alt),
  );
});

it('lists what makes it unique', () => {
  expect(screen.getByRole('heading', { level: 3, name: howItWorks.unique.title })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(howItWorks.unique.points);
});
