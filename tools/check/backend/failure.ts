import { quoted } from '../text';

/**
 * Explains why no response came.
 * @param error why a DNS lookup, a connection or a request failed, with a code
 *   (https://nodejs.org/api/errors.html#common-system-errors)
 * @param url of the request
 * @param timeout of a step, in milliseconds
 */
export function explainFailure(error: unknown, { host, hostname }: URL, timeout: number): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOTFOUND':
      return `DNS has no address for ${hostname}: check its spelling, or add an A, AAAA or CNAME record`;
    case 'EAI_AGAIN':
      return `no DNS server gave an address for ${hostname}: check the network of this computer and try again`;
    case 'ECONNREFUSED':
      return `nothing listens at ${host}: start the backend there, or open its port in the firewall`;
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `the network has no route to ${host}`;
    case 'ERR_SWITCHED_PROTOCOLS':
      return `${host} responded with 101 and changed the protocol, which browsers refuse`;
    case 'HPE_HEADER_OVERFLOW':
      return `${host} sent more than 256 KiB of headers, which browsers refuse`;
    case 'ETIMEDOUT':
      return `${host} did not respond in time, within ${timeout / 1000} seconds at most`;
    case 'ECONNRESET':
      return /hang up|disconnected/.test(message)
        ? `${host} closed the connection without a response`
        : `${host} reset the connection: the backend crashed, or a firewall intervened`;
  }
  if (/^(EPROTO|ERR_SSL_)/.test(code)) {
    return `${host} does not use HTTPS as browsers do (${code}): check that its port is set up for HTTPS`;
  }
  if (code.startsWith('HPE_')) return `${host} sent something that is not HTTP as in RFC 9112 (${code})`;
  return `the request to ${host} failed: ${quoted(message || code)}`;
}
