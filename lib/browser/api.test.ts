/** @jest-environment node */
import { ApiError, apiUrl, request } from './api';

/** Mocks the network: every request gets this response. */
const network = (response: () => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(response);
const responding = (status: number) => network(async () => new Response(null, { status }));

afterEach(() => jest.restoreAllMocks());

describe('apiUrl', () => {
  it.each([
    ['https://backend.test/base', 'https://backend.test/base/api/contact'],
    ['', '/api/contact'],
    [undefined, '/api/contact'],
  ])('joins the path to the base %j', (base, url) => {
    jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_API_BASE: base });
    expect(apiUrl('/api/contact')).toBe(url);
  });
});

describe('request', () => {
  it('requests the path from the backend, with the method and body', async () => {
    const fetch = responding(200);
    const init = { method: 'POST', body: '{}' };
    await request('/api/contact', init);
    expect(fetch).toHaveBeenCalledWith(apiUrl('/api/contact'), expect.objectContaining(init));
  });

  it.each([
    ['JSON by default', { 'x-trace': '1' }, { 'content-type': 'application/json', 'x-trace': '1' }],
    ['the content type of the headers', { 'content-type': 'text/plain' }, { 'content-type': 'text/plain' }],
  ])('sends %s', async (_what, headers, sent) => {
    const fetch = responding(200);
    await request('/api/contact', { headers });
    expect(fetch.mock.lastCall![1]!.headers).toEqual(sent);
  });

  it('sends cookies to another origin, follows no redirect and has no time limit', async () => {
    const fetch = responding(200);
    await request('/api/contact');
    expect(fetch.mock.lastCall![1]).toMatchObject({ credentials: 'include', redirect: 'manual' });
    expect(fetch.mock.lastCall![1]).not.toHaveProperty('signal');
  });

  it.each([200, 201, 204, 299])('resolves with the status %d', async (status) => {
    responding(status);
    await expect(request('/api/contact')).resolves.toBe(status);
  });

  it.each([302, 400, 404, 413, 422, 429, 500, 503])('rejects with the status %d', async (status) => {
    responding(status);
    const error = await request('/api/contact').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'ApiError', status, cause: undefined });
  });

  it('rejects with status 0 for a redirect, which the browser hides', async () => {
    network(async () => Response.error());
    await expect(request('/api/contact')).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  });

  it('rejects with the cause and no status if no response comes', async () => {
    const cause = new TypeError('Failed to fetch');
    network(() => Promise.reject(cause));
    const error = await request('/api/contact').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: undefined, cause });
  });
});
