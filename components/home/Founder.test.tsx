import { render, screen } from '@testing-library/react';
import { founder } from '@/lib/content/home';
import { Founder } from './Founder';

it('is the section that the navigation links to', () => {
  render(<Founder content={founder} />);
  expect(screen.getByRole('region', { name: founder.label.title })).toHaveAttribute('id', founder.id);
});

it.each(founder.paragraphs)('shows the paragraph: %s', (paragraph) => {
  render(<Founder content={founder} />);
  expect(screen.getByText(paragraph)).toBeVisible();
});
