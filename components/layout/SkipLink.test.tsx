import { render, screen } from '@testing-library/react';
import { skipLink } from '@/lib/content/shared';
import { SkipLink } from './SkipLink';

it('links to the main part of the page', () => {
  render(<SkipLink />);
  expect(screen.getByRole('link', { name: skipLink })).toHaveAttribute('href', '#main');
});
