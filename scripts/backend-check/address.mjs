import { CommandFailed } from '../run.mjs';
import { done, fault, note } from './finding.mjs';

/**
 * Who asks whom.
 * @typedef {{ contact: URL, origin: string, isSameOrigin: boolean }} Target `contact` is where the form posts to,
 *   `origin` what browsers send as the site's; on the same origin, browsers ask for no permission.
 */

/** Hosts that only their own computer reaches. */
const loopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * @param {string} base the backend's address, as NEXT_PUBLIC_API_BASE has it: a folder is allowed
 * @param {string} site the site's origin; a slash at its end is left out
 * @returns {Target}
 * @throws {CommandFailed} with exit code 2 when one of them is no such address
 */
export function readTarget(base, site) {
  const backend = httpUrl(base);
  if (!backend || backend.username || backend.search || backend.hash) {
    throw new CommandFailed(
      `The backend must be an address such as https://api.example.org; it is "${base}".`,
      2,
    );
  }
  const origin = httpUrl(site);
  if (!origin || `${origin.origin}/` !== origin.href) {
    throw new CommandFailed(
      `--origin must be an address such as https://www.example.org, without a path; it is "${site}".`,
      2,
    );
  }
  // Joined as lib/api.ts joins them.
  const contact = new URL(`${base.replace(/\/+$/, '')}/api/contact`);
  return { contact, origin: origin.origin, isSameOrigin: contact.origin === origin.origin };
}

/**
 * Whether a page on HTTPS may call the address: plain HTTP is mixed content, which browsers block but for the
 * loopback (https://w3c.github.io/webappsec-mixed-content/#should-block-fetch).
 * @param {Target} target
 * @returns {import('./finding.mjs').Finding[]}
 */
export function addressFindings({ contact, origin }) {
  const isLoopback = loopback.test(contact.hostname);
  if (contact.protocol === 'http:' && !isLoopback) {
    return [
      fault(`${contact.href} is plain HTTP, which browsers do not let a page on HTTPS call. Use https://.`, {
        example: 'https',
      }),
    ];
  }
  const route = done(`The form on ${origin} posts to ${contact.href}.`);
  const trial = note(`Only this computer reaches ${contact.hostname}: this is good for a trial alone.`);
  return isLoopback ? [route, trial] : [route];
}

/** @param {string} address */
function httpUrl(address) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
