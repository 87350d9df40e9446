import { lookup } from 'node:dns/promises';
import { backendOf, hostProblem, originOf } from './urls';
import { judge } from './findings';
import { outsideLinks } from './links';

export type Export = import('./export').Export;
export type Finding = import('./findings').Finding;
export interface Network {
  ask: (url: string, method: 'HEAD' | 'GET') => Promise<number>;
  resolve: (host: string) => Promise<unknown>;
}

/** How long another site may take to answer, in milliseconds. */
const PATIENCE = 10_000;

/**
 * @param signal ends all that is asked
 * @returns the real one
 */
export function internet(signal: AbortSignal): Network {
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
 * @param network none when it is to be left out
 */
export async function networkFindings(site: Export, network: Network | undefined): Promise<Finding[]> {
  if (!network) {
    return [{ item: 'Network', status: 'note', detail: 'left out (--offline): links to other sites, DNS' }];
  }
  return Promise.all([otherSites(site, network), backendName(site, network), siteName(site, network)]);
}

/** @returns whether every link to another site is answered */
async function otherSites(site: Export, { ask }: Network): Promise<Finding> {
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

/** @returns whether something is there; many sites turn programs away with 401, 403 or 429 */
const isAlive = (status: number): boolean =>
  (status >= 200 && status < 400) || [401, 403, 429].includes(status);

/** @returns whether the backend's name leads to a host */
async function backendName(site: Export, network: Network): Promise<Finding> {
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

/** @returns whether the site's name leads to a host, which may still be done after the site is there */
async function siteName(site: Export, network: Network): Promise<Finding> {
  const { hostname } = new URL(originOf(site));
  const item = "The site's name";
  if (hostProblem(hostname)) return { item, status: 'note', detail: 'not asked, as it has no address yet' };
  if (await isKnown(hostname, network)) {
    return { item, status: 'done', detail: `${hostname} leads to a host` };
  }
  const todo = 'Enter the name at your DNS provider, as your host tells you.';
  return { item, status: 'note', detail: `${hostname} is not yet pointed at your host`, todo };
}

const isKnown = (hostname: string, { resolve }: Network): Promise<boolean> =>
  resolve(hostname).then(
    () => true,
    () => false,
  );
