import { isIP } from 'node:net';
import { CommandFailed } from '../../run.mjs';
import { note, ok, problem, type Finding } from '../findings';
import { visible } from '../text';

export type Target = {
  /** Where the form posts to. */
  contact: URL;
  /** What browsers send as the site's origin. */
  origin: string;
  /** On the same origin, browsers ask for no permission. */
  isSameOrigin: boolean;
};

/** Hosts that only this computer can reach. */
const loopback = /^((.+\.)?localhost\.?|127(\.\d+){3}|\[::1\])$/;

/** Ports that browsers refuse to call, because other protocols use them (https://fetch.spec.whatwg.org/#port-blocking). */
const blockedPorts = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/**
 * @param base the backend's URL, as in NEXT_PUBLIC_API_BASE: it can have a path
 * @param site the site's origin; it can end with a slash
 * @throws {CommandFailed} with exit code 2 when one of them is not such a URL
 */
export function readTarget(base: string, site: string): Target {
  const backend = httpUrl(base);
  if (!backend || backend.username || backend.password || /[?#]/.test(backend.href)) {
    throw refusal('The backend must be a URL such as https://api.example.org', base);
  }
  const origin = httpUrl(site);
  if (!origin || `${origin.origin}/` !== origin.href) {
    throw refusal('--origin must be a URL without a path, such as https://www.example.org', site);
  }
  // Joined as in lib/browser/api.ts.
  const contact = new URL(`${base.replace(/\/+$/, '')}/api/contact`);
  return { contact, origin: origin.origin, isSameOrigin: contact.origin === origin.origin };
}

/**
 * Checks whether an HTTPS page may call the URL. Browsers block plain HTTP as mixed content, except on the loopback
 * (https://w3c.github.io/webappsec-mixed-content/#should-block-fetch), and never call some ports.
 */
export function targetFindings({ contact, origin }: Target): Finding[] {
  const isLoopback = loopback.test(contact.hostname);
  if (contact.protocol === 'http:' && !isLoopback) {
    const detail = `${contact.href} uses plain HTTP, which browsers do not let an HTTPS page call`;
    return [problem('URL', detail, { todo: 'Use https://.', example: 'https' })];
  }
  if (contact.port !== '' && blockedPorts.has(Number(contact.port))) {
    const todo = 'Move the backend to another port.';
    return [problem('URL', `browsers refuse to call port ${contact.port}`, { todo })];
  }
  const route = ok('URL', `the form on ${origin} posts to ${contact.href}`);
  const trial = note(
    'URL',
    `only this computer can reach ${contact.hostname}, so use it only to try the form`,
  );
  return isLoopback ? [route, trial] : [route];
}

/**
 * @returns the name for TLS: without the dot at the end of an absolute name, empty for an IP address
 *   (https://www.rfc-editor.org/rfc/rfc6066#section-3)
 */
export function serverName({ hostname }: URL): string {
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? '' : hostname.replace(/\.$/, '');
}

/** @param url is not shown when it may contain credentials */
function refusal(rule: string, url: string) {
  const cause = url.includes('@') ? 'without a user name or password' : `not "${visible(url)}"`;
  return new CommandFailed(`${rule}, ${cause}.`, 2);
}

function httpUrl(text: string) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
