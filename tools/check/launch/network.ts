import { lookup } from 'node:dns/promises';
import { judge, note, ok, type Finding } from '../findings';
import type { Context } from './checks';
import type { Export } from './export';
import { outsideLinks } from './links';
import { backendOf, hostProblem, originOf } from './urls';

export type Network = {
  /** Resolves with the status of the response, and rejects when none comes. */
  ask: (url: string, method: 'HEAD' | 'GET') => Promise<number>;
  /** Rejects when DNS has no address for the host. */
  resolve: (host: string) => Promise<unknown>;
};

/** How long another site may take to respond, in milliseconds. */
const TIMEOUT = 10_000;

/** @param signal ends all requests */
export function internet(signal: AbortSignal): Network {
  return {
    ask: async (url, method) => {
      const response = await fetch(url, {
        method,
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
      });
      await response.body?.cancel();
      return response.status;
    },
    resolve: lookup,
  };
}

/** Checks links to other sites and DNS. */
export async function networkFindings(
  site: Export,
  { network }: Pick<Context, 'network'>,
): Promise<Finding[]> {
  if (!network) return [note('Network', 'links to other sites and DNS are not checked (--offline)')];
  return Promise.all([otherSites(site, network), backendHost(site, network), siteHost(site, network)]);
}

/** Checks that every link to another site gets a response. */
async function otherSites(site: Export, { ask }: Network): Promise<Finding> {
  const urls = outsideLinks(site);
  const clauses = await Promise.all(
    urls.map(async (url) => {
      let status = await ask(url, 'HEAD').catch(() => 0);
      // Some servers know only GET.
      if (!isAlive(status)) status = await ask(url, 'GET').catch(() => 0);
      return isAlive(status) ? [] : [`${url} ${status ? `responds with ${status}` : 'does not respond'}`];
    }),
  );
  return judge('Links to other sites', clauses.flat(), {
    done: urls.length > 0 ? `${urls.length} checked` : 'there are none',
    todo: 'Correct the link in lib/content/, then run `npm run build`. Without a network, use --offline.',
  });
}

/** @returns whether a page exists: many sites reject programs with 401, 403 or 429 */
const isAlive = (status: number): boolean =>
  (status >= 200 && status < 400) || [401, 403, 429].includes(status);

async function backendHost(site: Export, network: Network): Promise<Finding> {
  const backend = backendOf(site) ?? "'self'";
  const hostname = backend === "'self'" ? undefined : new URL(backend).hostname;
  const item = 'DNS of the backend';
  if (!hostname || hostProblem(hostname)) return note(item, 'not checked: the backend has no host name yet');
  const problems = (await isKnown(hostname, network)) ? [] : [`there is no address for ${hostname}`];
  return judge(item, problems, {
    done: `${hostname} has an address`,
    todo: 'Enter the name at your DNS provider. Without a network, use --offline.',
  });
}

/** The site often gets its DNS address after it is published, so a missing one is a note. */
async function siteHost(site: Export, network: Network): Promise<Finding> {
  const { hostname } = new URL(originOf(site));
  const item = 'DNS of the site';
  if (hostProblem(hostname)) return note(item, 'not checked: the site has no host name yet');
  const todo = 'Enter the name at your DNS provider, as your host says.';
  return (await isKnown(hostname, network))
    ? ok(item, `${hostname} has an address`)
    : note(item, `there is no address for ${hostname} yet`, todo);
}

const isKnown = (hostname: string, { resolve }: Network): Promise<boolean> =>
  resolve(hostname).then(
    () => true,
    () => false,
  );
