/** @jest-environment node */
import { ApiError } from './api';
import { contactFailure, isCertainlyUnsent, outlivesPage, sendContactMessage } from './contact';

const message = {
  name: ' Ada <b>Lovelace</b> ',
  email: 'ada@example.com',
  subject: 'שלום 🥊',
  message: 'First line\nSecond & "last"\r\n',
};

const answering = (status: number) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status }));

afterEach(() => jest.restoreAllMocks());

describe('sendContactMessage', () => {
  it('posts to /api/contact', async () => {
    const fetch = answering(200);
    await sendContactMessage(message);
    const [address, init] = fetch.mock.lastCall!;
    expect(address).toMatch(/\/api\/contact$/);
    expect(init).toMatchObject({ method: 'POST' });
  });

  it('sends exactly the four fields, as typed', async () => {
    const fetch = answering(200);
    const withMore = { ...message, website: 'https://spam.example' };
    await sendContactMessage(withMore);
    expect(JSON.parse(fetch.mock.lastCall![1]!.body as string)).toEqual(message);
  });

  it('takes exactly 200 as a success', async () => {
    answering(200);
    await expect(sendContactMessage(message)).resolves.toBeUndefined();
  });

  it('stops when told', async () => {
    const { signal } = new AbortController();
    const fetch = answering(200);
    await sendContactMessage(message, signal);
    expect(fetch.mock.lastCall![1]).toMatchObject({ signal });
  });

  it.each([
    ['lets a short message outlive the page', message, true],
    [
      'sends a long message, which could not outlive the page',
      { ...message, message: 'a'.repeat(65536) },
      false,
    ],
  ])('%s', async (_rule, sent, keepalive) => {
    const fetch = answering(200);
    await sendContactMessage(sent);
    expect(fetch.mock.lastCall![1]).toMatchObject({ keepalive });
  });

  it.each([201, 202, 204, 400, 500])('takes %d as a failure', async (status) => {
    answering(status);
    const error = await sendContactMessage(message).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status });
  });
});

describe('outlivesPage', () => {
  const filled = (text: string, count: number) => ({ ...message, message: text.repeat(count) });

  it('counts bytes, not characters', () => {
    expect([filled('a', 30_000), filled('ש', 30_000), filled('ש', 31_000)].map(outlivesPage)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is false where the browser cannot finish a request after its page', () => {
    // A mock has the bare prototype of an older browser's Request.
    jest.spyOn(globalThis, 'Request');
    expect(outlivesPage(message)).toBe(false);
  });
});

describe('isCertainlyUnsent', () => {
  it.each([400, 401, 403, 404, 408, 413, 422, 429, 499, 501, 503, 505, 507, 511])(
    'is sure of the status %d',
    (status) => expect(isCertainlyUnsent(new ApiError('', { status }), true)).toBe(true),
  );

  it.each([0, 201, 202, 204, 302, 500, 502, 504, 506, 520, 599])(
    'is not sure of the status %d, even where the browser was offline',
    (status) => expect(isCertainlyUnsent(new ApiError('', { status }), false)).toBe(false),
  );

  it.each([
    ['sure', 'no answer, in a browser that was offline before', false, true],
    ['not sure', 'no answer, in a browser that was online before', true, false],
  ])('is %s of %s', (_sure, _case, online, expected) => {
    expect(isCertainlyUnsent(new ApiError('', { cause: new TypeError() }), online)).toBe(expected);
  });
});

describe('contactFailure', () => {
  it.each([
    [0, 'unconfirmed'],
    [201, 'unconfirmed'],
    [204, 'unconfirmed'],
    [302, 'unconfirmed'],
    [400, 'refused'],
    [413, 'refused'],
    [422, 'refused'],
    [429, 'busy'],
    [499, 'refused'],
    [500, 'broken'],
    [503, 'broken'],
  ])('reads the status %d as %s', (status, kind) => {
    expect(contactFailure(new ApiError('', { status }), true)).toBe(kind);
  });

  it('believes an answer more than a browser that says it is offline', () => {
    expect(contactFailure(new ApiError('', { status: 500 }), false)).toBe('broken');
  });

  it.each([
    ['no answer while online', new ApiError('', { cause: new TypeError() }), true, 'unreachable'],
    ['no answer while offline', new ApiError('', { cause: new TypeError() }), false, 'offline'],
    ['an error of another kind', new RangeError(), true, 'unreachable'],
  ])('reads %s', (_case, error, online, kind) => {
    expect(contactFailure(error, online)).toBe(kind);
  });
});
