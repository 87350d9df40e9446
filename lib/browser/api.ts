/** A request that did not end in a 2xx answer: `status` of the answer, or `cause` when none came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 for a redirect, which browsers hide from scripts; undefined when no answer came. */
  readonly status: number | undefined;

  constructor(message: string, { status, cause }: { status?: number; cause?: unknown }) {
    super(message, { cause });
    this.status = status;
  }
}

/**
 * The URL of a path at the backend.
 *
 * @param path begins with a slash
 * @returns a URL at the base that next.config.mjs has checked and normalized; a path on the site while none is set
 */
export function apiUrl(path: string): string {
  return (process.env.NEXT_PUBLIC_API_BASE ?? '') + path;
}

/**
 * Sends a request to the backend, with cookies and, unless `headers` say otherwise, as JSON.
 * It waits as long as the browser does: a slow network is no reason to lose a message.
 * Redirects are not followed: a browser turns a redirected POST into a GET, so that a 200 from
 * the new address would say nothing about the message (https://fetch.spec.whatwg.org/#http-redirect-fetch).
 *
 * @returns the status of a 2xx answer
 * @throws {ApiError} for any other answer, or none
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
    throw new ApiError(`${path} gave no answer`, { cause });
  });
  if (!response.ok) throw new ApiError(`${path} answered ${response.status}`, { status: response.status });
  return response.status;
}
