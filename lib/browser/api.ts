/** A request without a 2xx response: it has the `status` of the response, or a `cause` if none came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 for a redirect, which browsers hide from scripts; undefined if no response came. */
  readonly status: number | undefined;

  constructor(message: string, { status, cause }: { status?: number; cause?: unknown }) {
    super(message, { cause });
    this.status = status;
  }
}

/**
 * The URL of a backend path.
 *
 * @param path starts with a slash
 * @returns a URL with the base that next.config.mjs checked and normalized; the path itself if no base is set
 */
export function apiUrl(path: string): string {
  return (process.env.NEXT_PUBLIC_API_BASE ?? '') + path;
}

/**
 * Sends a request to the backend, with cookies and, unless `headers` say otherwise, as JSON.
 * It has no time limit, because a slow network is no reason to lose a message. It follows no redirects: browsers turn
 * a redirected POST into a GET, so a 200 from the new URL would say nothing about the message
 * (https://fetch.spec.whatwg.org/#http-redirect-fetch).
 *
 * @returns the status of a 2xx response
 * @throws {ApiError} for any other response, or none
 */
export async function request(
  path: string,
  { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<Lowercase<string>, string> } = {},
): Promise<number> {
  const response = await fetch(apiUrl(path), {
    credentials: 'include',
    redirect: 'manual',
    ...init,
    headers: { 'content-type': 'application/json', ...headers },
  }).catch((cause: unknown) => {
    throw new ApiError(`${path} got no response`, { cause });
  });
  if (!response.ok)
    throw new ApiError(`${path} responded with ${response.status}`, { status: response.status });
  return response.status;
}
