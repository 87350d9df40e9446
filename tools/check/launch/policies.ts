import type { Finding } from './findings';
import { createHash } from 'node:crypto';
import { attribute, elementsOf, replaceElements } from '../../publish/markup';
import { headerValue, policyOf, unionOf, withMetaPolicy } from '../../publish/secure/policy';
import { headersFor } from '../../publish/headers';
import { isNotFound } from './export';
import { judge } from './findings';

export type Export = import('./export').Export;
export type Page = import('./export').Page;
export type Policy = import('../../publish/secure/policy').Policy;

/**
 * Every page carries the Content-Security-Policy that it needs, computed again from what it holds now, and the host's
 * headers say the same. Every script file is the one that its page allows.
 * @param backend where the form's message goes, as a build would allow it now: an origin or `'self'`
 */
export function policies(site: Export, backend: string): Finding {
  const headers = String(site.files.get('/_headers') ?? '');
  const problems = headers ? [] : ['_headers is missing'];
  const needed: Policy[] = [];
  for (const page of site.pages) {
    try {
      const policy = policyOf(page.html, backend);
      needed.push(policy);
      problems.push(...carriedProblems(page, policy), ...integrityProblems(site, page));
      if (headers && !isNotFound(page)) problems.push(...sentProblems(headers, page.path, page.file, policy));
    } catch (error) {
      problems.push(`${page.file} fits no policy: ${error instanceof Error ? error.message : error}`);
    }
  }
  // An unknown address has the headers of every address, which allow what any page needs.
  if (headers && needed.length === site.pages.length) {
    problems.push(...sentProblems(headers, '/*', 'the site', unionOf(needed)));
  }
  return judge('Security headers', problems, {
    done: 'every page has the policy that it needs, in itself and in _headers',
    todo: '`npm run build` writes them; publish pages and _headers of one build, and change neither after it.',
  });
}

/**
 * @param policy that it needs
 * @returns a sentence for each difference from the policy in the page
 */
function carriedProblems({ file, html }: Page, policy: Policy): string[] {
  const [meta, ...others] = elementsOf(html).filter(
    (element) => attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy',
  );
  if (!meta) return [`${file} carries no policy`];
  if (others.length > 0) return [`${file} carries ${others.length + 1} policies`];
  // What only headers can say.
  const own = Object.entries(policy).filter(([directive]) => directive !== 'frame-ancestors');
  const differences = differencesOf(
    attribute(meta, 'content') ?? '',
    Object.fromEntries(own),
    file,
    'the policy in it',
  );
  if (differences.length > 0) return differences;
  const finished = withMetaPolicy(replaceElements(html, new Map([[meta, '']])), policy);
  return finished === html ? [] : [`${file} carries its policy at another place than the build puts it`];
}

/**
 * @param headers the content of `_headers`
 * @param rule of a page or of all addresses
 * @param subject what needs the policy, such as `contact.html`
 * @returns a sentence for each difference from the policy that hosts send
 */
function sentProblems(headers: string, rule: string, subject: string, policy: Policy): string[] {
  const sent = headersFor(headers, rule)['Content-Security-Policy'];
  if (!sent || !headers.split('\n').includes(rule)) return [`_headers has no policy for ${rule}`];
  // Hosts join the policies of several rules with a comma.
  const count = sent.split(',').length;
  if (count > 1) return [`_headers has ${count} policies for ${rule}`];
  return differencesOf(sent, policy, subject, `the policy for ${rule} in _headers`);
}

/**
 * Compares policies; the order of directives and sources has no meaning.
 * @param text a policy as it is written
 * @param policy as it should be
 * @param subject what needs it
 * @param where the written one stands
 * @returns a sentence for each difference
 */
function differencesOf(text: string, policy: Policy, subject: string, where: string): string[] {
  if (text === headerValue(policy)) return [];
  const written: Map<string, string[]> = new Map();
  const problems = [];
  for (const part of text.split(';')) {
    const [directive, ...sources] = part.trim().split(/\s+/);
    if (!directive) continue;
    // Browsers use only the first one (https://www.w3.org/TR/CSP3/#parse-serialized-policy).
    if (written.has(directive)) problems.push(`${subject}: ${where} names ${directive} more than once`);
    else written.set(directive, sources);
    if (!policy[directive])
      problems.push(`${subject}: ${where} has ${directive}, which the build never writes`);
  }
  for (const [directive, needed] of Object.entries(policy)) {
    const allowed = written.get(directive);
    if (!allowed) {
      problems.push(`${subject}: ${where} lacks ${directive}`);
      continue;
    }
    // It stands for an empty list.
    const isSource = (source: string) => source !== "'none'";
    const surplus = allowed.filter((source) => isSource(source) && !needed.includes(source));
    const missing = needed.filter((source) => isSource(source) && !allowed.includes(source));
    const kind = { 'script-src': 'script', 'style-src': 'style' }[directive];
    if (surplus.length > 0) {
      problems.push(`${subject}: ${where} allows ${surplus.join(' ')} by ${directive}, which nothing needs`);
    }
    if (missing.length > 0) {
      problems.push(
        kind
          ? `${subject} has a ${kind} that ${where} does not allow by ${directive}: something changed it after the build`
          : `${subject}: ${where} lacks ${missing.join(' ')} in ${directive}`,
      );
    }
  }
  return problems;
}

/**
 * @returns a sentence for each script file that a browser would refuse (https://www.w3.org/TR/SRI/); files
 *   that are missing are left to files.ts
 */
function integrityProblems({ files }: Export, { file, elements }: Page): string[] {
  return elements.flatMap((element) => {
    const [src, integrity] = [attribute(element, 'src'), attribute(element, 'integrity')];
    const content = src === undefined ? undefined : files.get(src);
    if (integrity === undefined || !content) return [];
    const actual = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    return actual === integrity
      ? []
      : [`${file} does not allow ${src} as it is: something changed it after the build`];
  });
}
