import { render, screen } from '@testing-library/react';
import { form } from '@/lib/content/contact';
import { WithoutScript } from './WithoutScript';

it('links visitors without script to the e-mail address', () => {
  const { before, after } = form.withoutScript;
  const { container } = render(<WithoutScript content={form.withoutScript} email="hello@example.com" />);
  expect(container).toHaveTextContent(`${before} hello@example.com ${after}`);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:hello@example.com');
});
