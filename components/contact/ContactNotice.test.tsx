import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { form } from '@/lib/content/contact';
import { ContactNotice } from './ContactNotice';

const { title, reasons, kept, retry, or, instead, long, copy, copied, selected } = form.failed;
const email = 'hello@example.com';

/** A notice about a message that could not be sent, in its form. */
const notice = (text: string) => {
  const message = { name: '', email: '', subject: 'A & B', message: text };
  const state = { step: 'failed', reason: 'offline', isUnsent: true, message } as const;
  return (
    <form>
      <textarea name="message" defaultValue={'First\nlast 🥊'} />
      <ContactNotice content={form} state={state} email={email} onStop={() => {}} />
    </form>
  );
};

const tooLong = 'C'.repeat(3000);
const button = (name: string) => screen.queryByRole('button', { name });

it('reads as sentences, and offers a copy only if the message is too long for an e-mail', () => {
  const { container, rerender } = render(notice('C'));
  const said = `${title} ${reasons.offline} ${kept}${retry}${or} ${email} ${instead}`;
  expect(container).toHaveTextContent(said);
  expect(button(copy)).not.toBeInTheDocument();
  rerender(notice(tooLong));
  expect(container).toHaveTextContent(`${said}${long} ${copy}`);
  expect(button(copy)).toBeInTheDocument();
});

it('offers the copy again once the message has changed', async () => {
  const { rerender } = render(notice(tooLong));
  userEvent.setup();
  await userEvent.click(button(copy)!);
  expect(await navigator.clipboard.readText()).toBe(tooLong);
  expect(button(copied)).toHaveFocus();
  rerender(notice(`${tooLong}!`));
  expect(button(copy)).toBeInTheDocument();
});

it('selects the message where the browser refuses to copy, and says so', async () => {
  render(notice(tooLong));
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error());
  await userEvent.click(button(copy)!);
  expect(button(selected)).toBeInTheDocument();
  const area = screen.getByRole<HTMLTextAreaElement>('textbox');
  expect(area).toHaveFocus();
  expect([area.selectionStart, area.selectionEnd]).toEqual([0, area.value.length]);
});
