import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { form } from '@/lib/content/contact';
import type { ContactFailure } from '@/lib/content/types';
import { ContactNotice } from './ContactNotice';

const { title, unsure, reasons, kept, retry, or, instead, long, copy } = form.failed;

const notice = (reason: ContactFailure | undefined, isUnsent: boolean, text = 'C') => {
  const message = { name: '', email: '', subject: 'A & B', message: text };
  const state = { step: 'failed', reason, isUnsent, message } as const;
  return <ContactNotice content={form} state={state} email="hello@example.com" onStop={() => {}} />;
};

it.each([
  [true, title],
  [false, unsure],
])('reads as sentences and offers both ways to send (certain failure: %s)', (isUnsent, first) => {
  const { container } = render(notice('broken', isUnsent));
  expect(container).toHaveTextContent(
    `${first} ${reasons.broken} ${kept}${retry}${or} hello@example.com ${instead}`,
  );
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

it('asks to paste the message, and offers a copy, if it is too long for the e-mail', () => {
  const { container } = render(notice('offline', true, 'C'.repeat(3000)));
  expect(container).toHaveTextContent(`${instead}${long} ${copy}`);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:hello@example.com?subject=A%20%26%20B');
});

describe('the copy button', () => {
  const { copied, selected } = form.failed;
  const text = 'First\nlast 🥊';
  const area = () => screen.getByRole<HTMLTextAreaElement>('textbox');
  const inForm = (message: string) => (
    <form>
      <textarea name="message" defaultValue={text} />
      {notice('offline', true, message)}
    </form>
  );

  function show() {
    const user = userEvent.setup();
    return { user, ...render(inForm('C'.repeat(3000))) };
  }

  afterEach(() => jest.restoreAllMocks());

  it('copies the whole message and says so, and offers it again once the message has changed', async () => {
    const { user, rerender } = show();
    await user.click(screen.getByRole('button', { name: copy }));
    expect(await navigator.clipboard.readText()).toBe('C'.repeat(3000));
    expect(screen.getByRole('button', { name: copied })).toHaveFocus();
    rerender(inForm('C'.repeat(3001)));
    expect(screen.getByRole('button', { name: copy })).toBeInTheDocument();
  });

  it.each([
    ['refuses to copy', () => jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error())],
    ['has no clipboard', () => jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)],
  ])('selects the message where the browser %s, and says so', async (_how, refuse) => {
    const { user } = show();
    refuse();
    await user.click(screen.getByRole('button', { name: copy }));
    expect(await screen.findByRole('button', { name: selected })).toBeInTheDocument();
    expect(area()).toHaveFocus();
    expect([area().selectionStart, area().selectionEnd]).toEqual([0, area().value.length]);
  });
});
