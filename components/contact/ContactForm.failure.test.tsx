import { screen, waitFor } from '@testing-library/react';
import { form as content } from '@/lib/content/contact';
import {
  answer,
  email,
  fetchMock,
  field,
  neverAnswer,
  notice,
  posted,
  prepare,
  send,
  sendingButton,
  typed,
  user,
} from './fixtures/contact-form';

prepare();

const { reasons, title, unsure, retry } = content.failed;

/** Sends to a backend that cannot accept messages now, and waits for the notice. */
async function fail() {
  fetchMock.mockResolvedValueOnce(answer(503));
  await send();
  await screen.findByText(title);
}

it.each([
  [503, title, reasons.broken],
  [500, unsure, reasons.broken],
  [302, unsure, reasons.unconfirmed],
])('says of the status %d: %s %s', async (status, first, sentence) => {
  fetchMock.mockResolvedValue(answer(status));
  await send();
  await waitFor(() => expect(notice()).toHaveTextContent(`${first} ${sentence}`));
});

it.each([
  ['online', [true], unsure, reasons.unreachable],
  ['offline', [false], title, reasons.offline],
  ['online, and offline once it had begun to send', [true, false], unsure, reasons.unreachable],
])('says when no response comes and the browser was %s: %s', async (_when, online, first, sentence) => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online[0]!);
  fetchMock.mockImplementation(() => {
    onLine.mockReturnValue(online.at(-1)!);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  await send();
  await waitFor(() => expect(notice()).toHaveTextContent(`${first} ${sentence}`));
});

it('logs the status', async () => {
  await fail();
  expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ name: 'ApiError', status: 503 }));
});

it('logs the cause when no response comes', async () => {
  const cause = new TypeError('Failed to fetch');
  fetchMock.mockRejectedValue(cause);
  await send();
  await screen.findByText(unsure);
  expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ cause }));
});

it('sends what the fields hold at the second try', async () => {
  await fail();
  await user.type(field(content.fields.name), '!');
  await user.click(screen.getByRole('button', { name: retry }));
  expect(posted()).toEqual({ ...typed, name: 'Ada <b>!' });
  expect(await screen.findByRole('status')).toHaveTextContent(content.sent);
});

it('removes the notice and keeps the focus in the form while it tries again', async () => {
  await fail();
  neverAnswer();
  await user.click(screen.getByRole('button', { name: retry }));
  expect(notice()).toBeEmptyDOMElement();
  expect(sendingButton()).toHaveFocus();
});

it('offers an e-mail with what the visitor has typed since the failure', async () => {
  await fail();
  await user.type(field(content.fields.subject), '!');
  const link = screen.getByRole('link', { name: email });
  expect(decodeURIComponent(link.getAttribute('href')!)).toContain(`subject=${typed.subject}!`);
});
