import type { Site } from '../headers';
import { cloudFrontFunctions } from './cloudfront';
import { nginxConfig, nginxHttpConfig } from './nginx';
import { vercelConfig } from './vercel';

/**
 * Recipes for hosts that do not read `_headers`: the same URLs, statuses and headers, in the language of each host.
 *
 * @returns the text of each file by its name
 */
export function recipesFor(site: Site, siteUrl: string): Record<string, string> {
  const { hostname } = new URL(siteUrl);
  // Certbot's folder for the certificate of a host (https://eff-certbot.readthedocs.io/en/stable/using.html#where-certs).
  const certificates = `/etc/letsencrypt/live/${hostname}`;
  const certificate = { chain: `${certificates}/fullchain.pem`, key: `${certificates}/privkey.pem` };
  const names = {
    serverName: hostname,
    bareName: hostname.startsWith('www.') ? hostname.slice('www.'.length) : undefined,
  };
  const { request, response } = cloudFrontFunctions(site);
  return {
    'nginx-http.conf': nginxHttpConfig({ ...names, challenges: '/var/www/acme' }),
    'nginx.conf': nginxConfig(site, { ...names, root: `/var/www/${hostname}`, certificate }),
    'vercel.json': `${JSON.stringify(vercelConfig(site), null, 2)}\n`,
    'cloudfront-request.js': request,
    'cloudfront-response.js': response,
  };
}
