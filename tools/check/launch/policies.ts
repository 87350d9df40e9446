import { createHash } from 'node:crypto';
import { headersFor } from '../../publish/headers';
import { attribute, elementsOf, replaceElements } from '../../publish/markup';
import { headerValue, policyOf, unionOf, withMetaPolicy, type Policy } from '../../publish/secure/policy';
import { judge, type Finding } from '../findings';
import type { Context } from './checks';
import { isNotFound, type Export, type Page } from './export';

/**
 * Checks that every page and the headers have the Content-Security-Policy that the page needs, computed again from its
 * content, and that every script file has the integrity that its page allows.
 */
export function policies(site: Export, { backend }: Pick<Context, 'backend'>): Finding {
  const headers = String(site.files.get('/_headers') ?? '');
  const problems = headers ? [] : ['_headers is missing'];
  const needed: Policy[] = [];
  for (const page of site.pages) {
    try {
      const policy = policyOf(page.html, backend);
      needed.push(policy);
      problems.push(...metaProblems(page, policy), ...integrityProblems(site, page));
      if (headers && !isNotFound(page))
        problems.push(...headerProblems(headers, page.path, page.file, policy));
    } catch (error) {
      problems.push(`${page.file} fits no policy: ${error instanceof Error ? error.message : error}`);
    }
  }
  // An unknown URL gets the policy for every URL, which allows what any page needs.
  if (headers && needed.length === site.pages.length) {
    problems.push(...headerProblems(headers, '/*', 'the site', unionOf(needed)));
  }
  return judge('Security headers', problems, {
    done: 'every page has the policy that it needs, in itself and in _headers',
    todo: '`npm run build` writes both. Publish the pages and _headers of one build, and do not change them after it.',
  });
}

/** @returns a sentence for each difference between the policy in the page and the one that it needs */
function metaProblems({ file, html }: Page, policy: Policy): string[] {
  const [meta, ...others] = elementsOf(html).filter(
    (element) => attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy',
  );
  if (!meta) return [`${file} has no policy`];
  if (others.length > 0) return [`${file} has ${others.length + 1} policies`];
  // Browsers ignore this directive in a <meta>.
  const directives = Object.entries(policy).filter(([name]) => name !== 'frame-ancestors');
  const differences = differencesOf(attribute(meta, 'content') ?? '', Object.fromEntries(directives));
  if (differences.length > 0) return differences.map((clause) => `${file}: its own policy ${clause}`);
  const finished = withMetaPolicy(replaceElements(html, new Map([[meta, '']])), policy);
  return finished === html ? [] : [`${file} has its policy in a different place than the build puts it`];
}

/**
 * @param headers the content of `_headers`
 * @param rule of a page or of all URLs
 * @param subject what needs the policy, such as `contact.html`
 * @returns a sentence for each difference between the policy that hosts send and the one that the subject needs
 */
function headerProblems(headers: string, rule: string, subject: string, policy: Policy): string[] {
  const sent = headersFor(headers, rule)['Content-Security-Policy'];
  if (!sent || !headers.split('\n').includes(rule)) return [`_headers has no policy for ${rule}`];
  // Hosts join the policies of several rules with a comma.
  const count = sent.split(',').length;
  if (count > 1) return [`_headers has ${count} policies for ${rule}`];
  return differencesOf(sent, policy).map(
    (clause) => `${subject}: the policy for ${rule} in _headers ${clause}`,
  );
}

/**
 * Compares policies. The order of directives and sources has no meaning.
 * @param text the policy as it is published
 * @param policy as it should be
 * @returns a clause for each difference
 */
function differencesOf(text: string, policy: Policy): string[] {
  if (text === headerValue(policy)) return [];
  const found = new Map<string, string[]>();
  const problems: string[] = [];
  for (const part of text.split(';')) {
    const [directive, ...sources] = part.trim().split(/\s+/);
    if (!directive) continue;
    // Browsers use only the first one (https://www.w3.org/TR/CSP3/#parse-serialized-policy).
    if (found.has(directive)) problems.push(`names ${directive} more than once`);
    else found.set(directive, sources);
    if (!policy[directive]) problems.push(`has ${directive}, which the build never writes`);
  }
  for (const [directive, needed] of Object.entries(policy)) {
    const allowed = found.get(directive);
    if (!allowed) {
      problems.push(`lacks ${directive}`);
      continue;
    }
    const surplus = sourcesWithout(allowed, needed);
    const missing = sourcesWithout(needed, allowed);
    const kind = /^(script|style)-src$/.exec(directive)?.[1];
    if (surplus) problems.push(`allows ${surplus} in ${directive}, which nothing needs`);
    if (missing && kind) problems.push(`blocks a ${kind}, which changed after the build`);
    else if (missing) problems.push(`lacks ${missing} in ${directive}`);
  }
  return problems;
}

/** @returns the sources that are not among the others; `'none'` means that there are no sources */
const sourcesWithout = (sources: string[], others: string[]): string =>
  sources.filter((source) => source !== "'none'" && !others.includes(source)).join(' ');

/** @returns a sentence for each script file that a browser would block (https://www.w3.org/TR/SRI/) */
function integrityProblems({ files }: Export, { file, elements }: Page): string[] {
  return elements.flatMap((element) => {
    const [src, integrity] = [attribute(element, 'src'), attribute(element, 'integrity')];
    const content = src === undefined ? undefined : files.get(src);
    // files.ts reports a missing file.
    if (integrity === undefined || !content) return [];
    const actual = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    return actual === integrity ? [] : [`${file} blocks ${src}, which changed after the build`];
  });
}
