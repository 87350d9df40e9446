import { lookup } from 'node:dns/promises';
import { backendOf, hostProblem, originOf } from './addresses.mjs';
import { judge } from './findings.mjs';
import { outsideLinks } from './links.mjs';

/**
 * @typedef {import('./export.mjs').Export} Export
 * @typedef {import('./findings.mjs').Finding} Finding
 * @typedef {object} Network
 * @property {(url: string, method: 'HEAD' | 'GET') => Promise<number>} ask the status of the answer; rejects when
 *   none comes
 * @property {(host: string) => Promise<unknown>} resolve rejects when the name has no address
 */

/** How long another site may take to answer, in milliseconds. */
const PATIENCE = 10_000;

/**
 * @param {AbortSignal} signal ends all that is asked
 * @returns {Network} the real one
 */
export function internet(signal) {
  return {
    ask: async (url, method) => {
      const answer = await fetch(url, {
        method,
        signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
      });
      await answer.body?.cancel();
      return answer.status;
    },
    resolve: lookup,
  };
}

/**
 * What only the network can tell.
 * @param {Export} site
 * @param {Network | undefined} network none when it is to be left out
 * @returns {Promise<Finding[]>}
 */
export async function networkFindings(site, network) {
  if (!network) {
    return [{ item: 'Network', status: 'note', detail: 'left out (--offline): links to other sites, DNS' }];
  }
  return Promise.all([otherSites(site, network), backendName(site, network), siteName(site, network)]);
}

/**
 * @param {Export} site
 * @param {Network} network
 * @returns {Promise<Finding>} whether every link to another site is answered
 */
async function otherSites(site, { ask }) {
  const addresses = outsideLinks(site);
  const statuses = await Promise.all(
    addresses.map(async (url) => {
      const status = await ask(url, 'HEAD').catch(() => 0);
      // Some servers know only GET.
      return { url, status: isAlive(status) ? status : await ask(url, 'GET').catch(() => 0) };
    }),
  );
  const problems = statuses
    .filter(({ status }) => !isAlive(status))
    .map(({ url, status }) => `${url} ${status ? `answers ${status}` : 'gives no answer'}`);
  return judge('Links to other sites', problems, {
    done: addresses.length > 0 ? `answered: ${addresses.length}` : 'there are none',
    todo: 'Correct the link in lib/content/, then `npm run build`; without a network, use --offline.',
  });
}

/**
 * @param {number} status
 * @returns {boolean} whether something is there; many sites turn programs away with 401, 403 or 429
 */
const isAlive = (status) => (status >= 200 && status < 400) || [401, 403, 429].includes(status);

/**
 * @param {Export} site
 * @param {Network} network
 * @returns {Promise<Finding>} whether the backend's name leads to a host
 */
async function backendName(site, network) {
  const backend = backendOf(site) ?? "'self'";
  const { hostname } = new URL(backend === "'self'" ? originOf(site) : backend);
  const item = "The backend's name";
  if (backend === "'self'" || hostProblem(hostname)) {
    return { item, status: 'note', detail: 'not asked, as it has no address of its own yet' };
  }
  const problems = (await isKnown(hostname, network)) ? [] : [`${hostname} leads to no host`];
  return judge(item, problems, {
    done: `${hostname} leads to a host`,
    todo: 'Enter the name at your DNS provider; without a network, use --offline.',
  });
}

/**
 * @param {Export} site
 * @param {Network} network
 * @returns {Promise<Finding>} whether the site's name leads to a host, which may still be done after the site is there
 */
async function siteName(site, network) {
  const { hostname } = new URL(originOf(site));
  const item = "The site's name";
  if (hostProblem(hostname)) return { item, status: 'note', detail: 'not asked, as it has no address yet' };
  if (await isKnown(hostname, network)) {
    return { item, status: 'done', detail: `${hostname} leads to a host` };
  }
  const todo = 'Enter the name at your DNS provider, as your host tells you.';
  return { item, status: 'note', detail: `${hostname} is not yet pointed at your host`, todo };
}

/**
 * @param {string} hostname
 * @param {Network} network
 * @returns {Promise<boolean>}
 */
const isKnown = (hostname, { resolve }) =>
  resolve(hostname).then(
    () => true,
    () => false,
  );
