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
  it('requests the path from the backend', async () => {
    const fetch = responding(200);
    await request('/api/contact');
    expect(fetch).toHaveBeenCalledWith(apiUrl('/api/contact'), expect.anything());
  });

  it('passes on the method and body', async () => {
    const fetch = responding(200);
    await request('/api/contact', { method: 'POST', body: '{}' });
    expect(fetch).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ method: 'POST', body: '{}' }),
    );
  });

  it('sends JSON by default', async () => {
    const fetch = responding(200);
    await request('/api/contact', { headers: { 'x-trace': '1' } });
    expect(fetch.mock.lastCall![1]!.headers).toEqual({ 'content-type': 'application/json', 'x-trace': '1' });
  });

  it('sends another content type if the headers say so', async () => {
    const fetch = responding(200);
    await request('/api/contact', { headers: { 'content-type': 'text/plain' } });
    expect(fetch.mock.lastCall![1]!.headers).toEqual({ 'content-type': 'text/plain' });
  });

  it('sends cookies to the other origin', async () => {
    const fetch = responding(200);
    await request('/api/contact');
    expect(fetch.mock.lastCall![1]).toMatchObject({ credentials: 'include' });
  });

  it('follows no redirect', async () => {
    const fetch = responding(200);
    await request('/api/contact');
    expect(fetch.mock.lastCall![1]).toMatchObject({ redirect: 'manual' });
  });

  it('sets no time limit', async () => {
    const fetch = responding(200);
    await request('/api/contact');
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
