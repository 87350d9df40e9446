import { render, screen } from '@testing-library/react';
import { after } from '@/lib/content/vr-tour';
import { AfterTour } from './AfterTour';

it('shows its text and its link', () => {
  render(<AfterTour content={after} />);
  expect(screen.getByText(after.text)).toBeVisible();
  expect(screen.getByRole('link', { name: after.link.text })).toHaveAttribute('href', after.link.href);
});
