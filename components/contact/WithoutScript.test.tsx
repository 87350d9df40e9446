import { render, screen } from '@testing-library/react';
import { form } from '@/lib/content/contact';
import { WithoutScript } from './WithoutScript';

it('leads whoever has no script to the e-mail address', () => {
  const { container } = render(<WithoutScript words={form.withoutScript} email="hello@example.com" />);
  expect(container).toHaveTextContent(
    'This form needs JavaScript. Write to hello@example.com instead; we reply within 1-2 business days.',
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:hello@example.com');
});
