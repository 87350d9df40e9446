import { render, screen } from '@testing-library/react';
import { founder } from '@/lib/content/home';
import { Founder } from './Founder';

it('is the place that the navigation leads to', () => {
  render(<Founder content={founder} />);
  expect(screen.getByRole('region', { name: founder.label.title })).toHaveAttribute('id', founder.id);
});

it.each(founder.paragraphs)('tells the story: %s', (paragraph) => {
  render(<Founder content={founder} />);
  expect(screen.getByText(paragraph)).toBeVisible();
});
