/** @jest-environment node */
import { ApiError } from './api';
import { contactFailure, sendContactMessage } from './contact';

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

  it.each([201, 202, 204, 400, 500])('takes %d as a failure', async (status) => {
    answering(status);
    const error = await sendContactMessage(message).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status });
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
