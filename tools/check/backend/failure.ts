import { foreign } from '../text';

/**
 * Why no answer came, in plain words.
 * @param error what a look-up, a connection or a request failed with, told apart by its code
 *   (https://nodejs.org/api/errors.html#common-system-errors)
 * @param url what was asked
 * @param limit how long an answer may take, in milliseconds
 */
export function failureCause(error: unknown, { host, hostname }: URL, limit: number): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOTFOUND':
      return `DNS knows no address of ${hostname}: check its spelling, or add an A, AAAA or CNAME record.`;
    case 'EAI_AGAIN':
      return `No DNS server told the address of ${hostname}: check the network of this computer and try again.`;
    case 'ECONNREFUSED':
      return `Nothing listens at ${host}: start the backend there, or let the firewall open its port.`;
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `The network knows no way to ${host}.`;
    case 'ERR_SWITCHED_PROTOCOLS':
      return `${host} answered with 101 and changed the protocol, which browsers refuse.`;
    case 'HPE_HEADER_OVERFLOW':
      return `${host} sent more than 256 KiB of headers, which browsers refuse.`;
    case 'ETIMEDOUT':
      return `${host} did not answer in time, within ${limit / 1000} seconds at most.`;
    case 'ECONNRESET':
      return /hang up|disconnected/.test(message)
        ? `${host} closed the connection without an answer.`
        : `${host} cut the connection (reset): the backend broke down, or a firewall stepped in.`;
  }
  if (/^(EPROTO|ERR_SSL_)/.test(code)) {
    return `${host} does not speak HTTPS as browsers do: is its port set up for it? (${code})`;
  }
  if (code.startsWith('HPE_'))
    return `${host} answered with something that is not HTTP as RFC 9112 has it. (${code})`;
  return `${host} could not be asked: ${foreign(message || code)}.`;
}
