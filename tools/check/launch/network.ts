import { lookup, resolveMx } from 'node:dns/promises';
import { preflight, targetOf } from '../backend';
import { note, ok, problem, type Finding } from '../report';
import { hostProblem, type Values } from './settings';

/** The part of DNS that the checks ask. Each rejects with Node's code when there is no such entry. */
export type Dns = Record<'lookup' | 'resolveMx', (host: string) => Promise<unknown>>;

/**
 * Checks that the domains of the site and of its e-mail exist, and that the backend answers a preflight. It leaves out
 * placeholders, which settings.ts reports.
 * @param signal ends the preflight
 * @throws {Error} when DNS does not respond
 */
export async function networkFindings(
  values: Values,
  signal: AbortSignal,
  dns: Dns = { lookup, resolveMx },
): Promise<Finding[]> {
  const host = new URL(values.siteUrl).hostname;
  const mailHost = values.email.split('@')[1] ?? '';
  const target = targetOf(values);
  const backendHost = new URL(target.contact).hostname;
  const findings = await Promise.all([
    hostProblem(host) ? [] : siteFinding(host, dns),
    hostProblem(mailHost) ? [] : mailFinding(mailHost, dns),
    hostProblem(backendHost) ? [] : preflight(target, signal),
  ]);
  return findings.flat();
}

/** A site often gets its address only when it is published, so a missing one is a note. */
async function siteFinding(host: string, dns: Dns): Promise<Finding> {
  if (await exists(dns.lookup(host))) return ok(`${host} has an address.`);
  return note(`${host} has no address yet. Enter it at your DNS provider, as your host says.`);
}

/** Without a mail server in DNS, mail goes to the domain's own address (https://www.rfc-editor.org/rfc/rfc5321#section-5.1). */
async function mailFinding(host: string, dns: Dns): Promise<Finding> {
  const found = (await exists(dns.resolveMx(host))) || (await exists(dns.lookup(host)));
  if (found) return ok(`${host} receives mail.`);
  return problem(`${host} does not exist, so no mail arrives. Correct \`email\` in lib/content/site.ts.`);
}

/** @throws {Error} when DNS does not respond */
const exists = (entry: Promise<unknown>): Promise<boolean> =>
  entry.then(
    () => true,
    ({ code }) => {
      if (['ENOTFOUND', 'ENODATA'].includes(code)) return false;
      throw new Error('DNS did not respond. Without a network, use --offline.');
    },
  );
