import { fireEvent, render, screen } from '@testing-library/react';
import type { ContactFailure } from '@/lib/browser/contact';
import { form } from '@/lib/content/contact';
import { FailureNotice } from './FailureNotice';

const { title, unsure, reasons, kept, retry, or, instead, rest, copy } = form.failed;

const notice = (reason: ContactFailure, isUnsent: boolean, message = 'C') => (
  <FailureNotice
    content={form.failed}
    failure={{ reason, isUnsent, message: { name: '', email: '', subject: 'A & B', message } }}
    email="hello@example.com"
  />
);

it.each([
  [true, title],
  [false, unsure],
])('reads as sentences and offers both ways to send (certain failure: %s)', (isUnsent, first) => {
  const { container } = render(notice('broken', isUnsent));
  expect(container).toHaveTextContent(
    `${first} ${reasons.broken} ${kept} ${retry}${or} hello@example.com ${instead}`,
  );
});

it.each(Object.entries(reasons))('gives the reason for a message that is %s', (kind, sentence) => {
  const { container } = render(notice(kind as ContactFailure, true));
  expect(container).toHaveTextContent(sentence);
});

it('has a button that submits its form', () => {
  render(notice('busy', true));
  expect(screen.getByRole('button', { name: retry })).toHaveAttribute('type', 'submit');
});

it('fills the e-mail with subject and message', () => {
  render(notice('offline', true));
  expect(screen.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com?subject=A%20%26%20B&body=C',
  );
});

it('has no copy button if the e-mail holds the whole message', () => {
  render(notice('offline', true));
  expect(screen.queryByRole('button', { name: copy })).not.toBeInTheDocument();
});

it('asks for the rest to be pasted, and offers a copy, if the message is too long for the e-mail', () => {
  const { container } = render(notice('offline', true, 'C'.repeat(3000)));
  expect(container).toHaveTextContent(`${instead}${rest} ${copy}`);
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/&body=C{1500,1950}$/));
});

it('offers to copy again once the message has changed', async () => {
  Object.assign(navigator, { clipboard: { writeText: async () => {} } });
  const { rerender } = render(
    <form>
      <textarea defaultValue="C" />
      {notice('offline', true, 'C'.repeat(3000))}
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: copy }));
  await screen.findByRole('button', { name: form.failed.copied });
  rerender(
    <form>
      <textarea defaultValue="C" />
      {notice('offline', true, 'C'.repeat(3001))}
    </form>,
  );
  expect(screen.getByRole('button', { name: copy })).toBeVisible();
});
