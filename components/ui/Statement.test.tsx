import { render, screen } from '@testing-library/react';
import { Statement } from './Statement';

it('shows its sentence as a paragraph', () => {
  render(<Statement>One venue.</Statement>);
  expect(screen.getByText('One venue.').tagName).toBe('P');
});
