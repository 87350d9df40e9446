import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './VisuallyHidden';

it('renders the element that it is asked for', () => {
  render(<VisuallyHidden as="h1">Page not found</VisuallyHidden>);
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
});
