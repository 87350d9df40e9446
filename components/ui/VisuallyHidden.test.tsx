import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './VisuallyHidden';

it('is read as the element that it stands for', () => {
  render(<VisuallyHidden as="h1">Page not found</VisuallyHidden>);
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toHaveClass('hidden');
});

it('is announced when it changes, where its role says so', () => {
  render(<VisuallyHidden role="status">Sending…</VisuallyHidden>);
  expect(screen.getByRole('status')).toHaveTextContent('Sending…');
});
