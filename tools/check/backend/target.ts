import type { Finding } from './finding';
import { isIP } from 'node:net';
import { CommandFailed } from '../../run.mjs';
import { done, fault, note } from './finding';
import { visible } from '../text';

/**
 * Who asks whom.
 */
export type Target = { contact: URL; origin: string; isSameOrigin: boolean };

/** Hosts that only their own computer reaches. */
const loopback = /^((.+\.)?localhost\.?|127(\.\d+){3}|\[::1\])$/;

/** Ports that browsers refuse to call, as other protocols use them (https://fetch.spec.whatwg.org/#port-blocking). */
const blockedPorts = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/**
 * @param base the backend's address, as NEXT_PUBLIC_API_BASE has it: a folder is allowed
 * @param site the site's origin; a slash at its end is left out
 * @throws {CommandFailed} with exit code 2 when one of them is no such address
 */
export function readTarget(base: string, site: string): Target {
  const backend = httpUrl(base);
  if (!backend || hasCredentials(backend) || /[?#]/.test(backend.href)) {
    throw refusal('The backend must be an address such as https://api.example.org', base);
  }
  const origin = httpUrl(site);
  if (!origin || `${origin.origin}/` !== origin.href) {
    throw refusal('--origin must be an address such as https://www.example.org, without a path', site);
  }
  // Joined as lib/api.ts joins them.
  const contact = new URL(`${base.replace(/\/+$/, '')}/api/contact`);
  return { contact, origin: origin.origin, isSameOrigin: contact.origin === origin.origin };
}

/**
 * Whether a page on HTTPS may call the address: plain HTTP is mixed content, which browsers block but for the
 * loopback (https://w3c.github.io/webappsec-mixed-content/#should-block-fetch), and some ports are never called.
 */
export function addressFindings({ contact, origin }: Target): Finding[] {
  const isLoopback = loopback.test(contact.hostname);
  if (contact.protocol === 'http:' && !isLoopback) {
    return [
      fault(`${contact.href} is plain HTTP, which browsers do not let a page on HTTPS call. Use https://.`, {
        example: 'https',
      }),
    ];
  }
  if (contact.port !== '' && blockedPorts.has(Number(contact.port))) {
    return [fault(`Browsers refuse to call port ${contact.port}: move the backend to another one.`)];
  }
  const route = done(`The form on ${origin} posts to ${contact.href}.`);
  const trial = note(`Only this computer reaches ${contact.hostname}: this is good for a trial alone.`);
  return isLoopback ? [route, trial] : [route];
}

/**
 * @returns the name that TLS asks for: without the dot of a name from the root, empty for an IP address
 *   (https://www.rfc-editor.org/rfc/rfc6066#section-3)
 */
export function serverName({ hostname }: URL): string {
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? '' : hostname.replace(/\.$/, '');
}

/** @param address that breaks it; not shown when credentials may stand in it */
function refusal(rule: string, address: string) {
  const cause = address.includes('@') ? ', without credentials' : `; it is "${visible(address)}"`;
  return new CommandFailed(`${rule}${cause}.`, 2);
}

function hasCredentials({ username, password }: URL) {
  return username !== '' || password !== '';
}

function httpUrl(address: string) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
