import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect as connectPlainly, isIP } from 'node:net';
import { connect as connectSecurely, type PeerCertificate } from 'node:tls';
import { ok, problem, type Finding } from '../findings';
import { quoted } from '../text';
import { explainFailure } from './failure';
import { serverName, type Target } from './target';
import { withTimeout, type Timing } from './timeout';

/**
 * Looks up the host, connects and, with HTTPS, judges its certificate.
 * @throws {DOMException} an `AbortError` after the signal aborts
 */
export async function connectionFindings({ contact }: Target, timing: Timing): Promise<Finding[]> {
  const hostname = contact.hostname.replace(/^\[|\]$/g, '');
  const findings: Finding[] = [];
  try {
    if (!isIP(hostname)) {
      const addresses = await withTimeout(timing, () => lookup(hostname, { all: true }));
      findings.push(ok('DNS', `${hostname} is at ${addresses.map(({ address }) => address).join(', ')}`));
    }
    findings.push(await connect(contact, hostname, timing));
  } catch (error) {
    timing.signal.throwIfAborted();
    findings.push(problem('Connection', explainFailure(error, contact, timing.timeout)));
  }
  return findings;
}

/**
 * @param code OpenSSL's or Node's code for what is wrong with the certificate
 *   (https://nodejs.org/api/tls.html#x509-certificate-error-codes)
 * @param hostname that the certificate must be valid for
 */
export function certificateFinding(
  code: string | undefined,
  certificate: Pick<PeerCertificate, 'subject' | 'issuer' | 'subjectaltname' | 'valid_from' | 'valid_to'>,
  hostname: string,
): Finding {
  const { subject, issuer, subjectaltname: names = subject.CN, valid_from: from, valid_to: to } = certificate;
  const item = `Certificate of ${hostname}`;
  const bad = (detail: string, todo?: string) => problem(item, detail, { todo, example: 'https' });
  switch (code) {
    case undefined:
      return ok(item, `valid until ${day(to)}`);
    case 'CERT_HAS_EXPIRED':
      return bad(`it, or another certificate in its chain, has expired: its own last day is ${day(to)}`);
    case 'CERT_NOT_YET_VALID':
      return bad(`it is not valid before ${day(from)}`);
    case 'ERR_TLS_CERT_ALTNAME_INVALID': {
      const hosts = names ? quoted(`${names}`.replace(/\b(DNS|IP Address):/g, '')) : 'no host';
      return bad(`it is valid for ${hosts}, not for ${hostname}`);
    }
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
      return bad('it is self-signed, and browsers do not trust it');
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'UNABLE_TO_GET_ISSUER_CERT':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
      return bad(
        `its issuer, "${quoted(`${issuer.CN ?? issuer.O ?? ''}`)}", is not known`,
        'Use an issuer that browsers trust, and let the server send the whole chain of certificates.',
      );
    default:
      return bad(`browsers refuse it (${code})`);
  }
}

/** @param hostname without the brackets of an IPv6 address */
async function connect(url: URL, hostname: string, timing: Timing): Promise<Finding> {
  const { protocol, port, host } = url;
  const isSecure = protocol === 'https:';
  const socket = await withTimeout(timing, async (signal) => {
    const options = { host: hostname, port: Number(port) || (isSecure ? 443 : 80), signal };
    const connecting = isSecure
      ? // Accepts an untrusted certificate in order to report it. Nothing is sent here.
        connectSecurely({ ...options, servername: serverName(url), rejectUnauthorized: false })
      : connectPlainly(options);
    await once(connecting, isSecure ? 'secureConnect' : 'connect');
    return connecting;
  });
  try {
    if (!('authorized' in socket)) return ok('Connection', `${host} accepts connections`);
    const code = socket.authorized ? undefined : String(socket.authorizationError);
    return certificateFinding(code, socket.getPeerCertificate(), hostname);
  } finally {
    socket.destroy();
  }
}

/**
 * @param time in the format of certificates, such as `Nov 21 17:52:41 2027 GMT`
 * @returns the day, such as `2027-11-21`; the quoted time when it cannot be parsed
 */
function day(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? `"${quoted(time)}"` : date.toISOString().slice(0, 10);
}
