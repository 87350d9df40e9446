import { render, screen } from '@testing-library/react';
import { after } from '@/lib/content/vr-tour';
import { After } from './After';

it('leads whoever wants more on', () => {
  render(<After words={after} />);
  expect(screen.getByText(after.text)).toBeVisible();
  expect(screen.getByRole('link', { name: after.link.text })).toHaveAttribute('href', after.link.href);
});
