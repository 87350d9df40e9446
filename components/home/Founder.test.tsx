import { render, screen } from '@testing-library/react';
import { founder } from '@/lib/content/home';
import { Founder } from './Founder';

it('is the place that the navigation calls Founder', () => {
  render(<Founder words={founder} />);
  expect(screen.getByRole('region', { name: 'Founder' })).toHaveAttribute('id', 'founder');
});

it.each(founder.paragraphs)('tells the story: %s', (paragraph) => {
  render(<Founder words={founder} />);
  expect(screen.getByText(paragraph)).toBeVisible();
});
