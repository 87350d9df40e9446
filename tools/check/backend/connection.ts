import type { PeerCertificate } from 'node:tls';
import type { Patience } from './timeout';
import type { Target } from './target';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect as connectPlainly, isIP } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { serverName } from './target';
import { failureCause } from './failure';
import { done, fault } from './finding';
import { foreign } from '../text';
import { within } from './timeout';

export type Finding = import('./finding').Finding;

/**
 * Finds the host's address, connects and, on HTTPS, judges its certificate.
 * @throws {DOMException} an `AbortError` after the signal
 */
export async function connectionFindings({ contact }: Target, patience: Patience): Promise<Finding[]> {
  const hostname = contact.hostname.replace(/^\[|\]$/g, '');
  const findings: Finding[] = [];
  try {
    if (!isIP(hostname)) {
      const addresses = await within(patience, () => lookup(hostname, { all: true }));
      findings.push(done(`${hostname} is found at ${addresses.map(({ address }) => address).join(', ')}.`));
    }
    findings.push(await connect(contact, hostname, patience));
  } catch (error) {
    patience.signal.throwIfAborted();
    findings.push(fault(failureCause(error, contact, patience.limit)));
  }
  return findings;
}

/**
 * @param problem OpenSSL's or Node's code of what is wrong with the certificate
 *   (https://nodejs.org/api/tls.html#x509-certificate-error-codes)
 * @param hostname what it should hold for
 */
export function certificateFinding(
  problem: string | undefined,
  certificate: Pick<PeerCertificate, 'subject' | 'issuer' | 'subjectaltname' | 'valid_from' | 'valid_to'>,
  hostname: string,
): Finding {
  const { subject, issuer, subjectaltname: names = subject.CN, valid_from: from, valid_to: to } = certificate;
  if (!problem) return done(`The certificate of ${hostname} holds until ${day(to)}.`);
  return fault(cause(), { example: 'https' });

  function cause() {
    switch (problem) {
      case 'CERT_HAS_EXPIRED':
        return `The certificate of ${hostname}, or one that it rests on, has expired: its own holds until ${day(to)}.`;
      case 'CERT_NOT_YET_VALID':
        return `The certificate of ${hostname} holds only from ${day(from)} on.`;
      case 'ERR_TLS_CERT_ALTNAME_INVALID':
        return `The certificate holds for ${
          names ? foreign(`${names}`.replace(/\b(DNS|IP Address):/g, '')) : 'no host'
        }, not for ${hostname}.`;
      case 'DEPTH_ZERO_SELF_SIGNED_CERT':
        return `The certificate of ${hostname} is signed by itself alone, which browsers do not trust.`;
      case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
      case 'UNABLE_TO_GET_ISSUER_CERT':
      case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
      case 'SELF_SIGNED_CERT_IN_CHAIN':
        return `The issuer of the certificate of ${hostname}, "${foreign(`${issuer.CN ?? issuer.O ?? ''}`)}", is not known: \
it must be one that browsers trust, and the server must send the whole chain of certificates.`;
      default:
        return `Browsers refuse the certificate of ${hostname} (${problem}).`;
    }
  }
}

/** @param hostname without the brackets of an IPv6 address */
async function connect(url: URL, hostname: string, patience: Patience): Promise<Finding> {
  const { protocol, port, host } = url;
  const isSecure = protocol === 'https:';
  const socket = await within(patience, async (signal) => {
    const options = { host: hostname, port: Number(port) || (isSecure ? 443 : 80), signal };
    const connecting = isSecure
      ? // A certificate that is not trusted is let in, to be told about; nothing is sent here.
        connectSecurely({ ...options, servername: serverName(url), rejectUnauthorized: false })
      : connectPlainly(options);
    await once(connecting, isSecure ? 'secureConnect' : 'connect');
    return connecting;
  });
  try {
    if (!('authorized' in socket)) return done(`${host} accepts connections.`);
    const problem = socket.authorized ? undefined : String(socket.authorizationError);
    return certificateFinding(problem, socket.getPeerCertificate(), hostname);
  } finally {
    socket.destroy();
  }
}

/**
 * @param time as certificates have it, such as `Nov 21 17:52:41 2027 GMT`
 * @returns such as 2027-11-21; what cannot be read, as it is
 */
function day(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? `"${foreign(time)}"` : date.toISOString().slice(0, 10);
}
