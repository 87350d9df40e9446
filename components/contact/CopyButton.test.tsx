import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { form } from '@/lib/content/contact';
import { CopyButton } from './CopyButton';

const { copy, copied, selected } = form.failed;
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox');

function show() {
  const user = userEvent.setup();
  render(
    <form>
      <textarea defaultValue={'First\nlast 🥊'} />
      <CopyButton content={form.failed} />
    </form>,
  );
  return user;
}

afterEach(() => jest.restoreAllMocks());

it('copies the whole message, and says so', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: copy }));
  expect(await navigator.clipboard.readText()).toBe('First\nlast 🥊');
  expect(screen.getByRole('button', { name: copied })).toHaveFocus();
});

it.each([
  ['refuses to copy', () => jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error())],
  ['has no clipboard', () => jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)],
])('selects the message where the browser %s, and says so', async (_how, refuse) => {
  const user = show();
  refuse();
  await user.click(screen.getByRole('button', { name: copy }));
  expect(await screen.findByRole('button', { name: selected })).toBeVisible();
  expect(area()).toHaveFocus();
  expect([area().selectionStart, area().selectionEnd]).toEqual([0, area().value.length]);
});
