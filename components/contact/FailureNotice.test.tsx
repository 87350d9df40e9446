import { render, screen } from '@testing-library/react';
import type { ContactFailure } from '@/lib/contact';
import { form } from '@/lib/content/contact';
import { FailureNotice } from './FailureNotice';

const show = (failure: ContactFailure) =>
  render(
    <FailureNotice
      words={form.failed}
      failure={failure}
      email="hello@example.com"
      subject="A & B"
      message="C"
    />,
  );

it('reads as sentences, with both ways on', () => {
  const { container } = show('broken');
  const { title, reasons, kept, retry, or, instead } = form.failed;
  expect(container).toHaveTextContent(
    `${title} ${reasons.broken} ${kept} ${retry}${or} hello@example.com ${instead}`,
  );
});

it.each(Object.entries(form.failed.reasons))('tells the reason of a message that is %s', (kind, sentence) => {
  const { container } = show(kind as ContactFailure);
  expect(container).toHaveTextContent(sentence);
});

it('sends the form that it stands in once more', () => {
  show('busy');
  expect(screen.getByRole('button', { name: form.failed.retry })).toHaveAttribute('type', 'submit');
});

it('carries subject and message into the e-mail', () => {
  show('offline');
  expect(screen.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com?subject=A%20%26%20B&body=C',
  );
});
