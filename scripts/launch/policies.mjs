import { isNotFound, meta } from './export.mjs';
import { judge } from './findings.mjs';

/**
 * Every page carries its Content-Security-Policy, and the host's headers say the same.
 * @param {import('./export.mjs').Export} site
 * @returns {import('./findings.mjs').Finding}
 */
export function policies(site) {
  const headers = String(site.files.get('/_headers') ?? '');
  const sent = new Map(headers.split('\n\n').map((rule) => [rule.split('\n')[0], policyIn(rule)]));
  const problems = site.pages.flatMap((page) => {
    const carried = meta(page, 'Content-Security-Policy');
    // An unknown address has the headers of every address.
    const rule = isNotFound(page) ? '/*' : page.path;
    const header = sent.get(rule);
    return [
      ...(carried ? [] : [`${page.file} carries no policy`]),
      ...(header ? [] : [`_headers has no policy for ${rule}`]),
      ...(carried && header && !isNotFound(page) && carried !== header
        ? [`${page.file} and _headers have different policies: they are of two builds`]
        : []),
    ];
  });
  return judge('Security headers', headers ? problems : ['_headers is missing'], {
    done: 'every page has its policy, in itself and in _headers',
    todo: '`npm run build` writes them; publish pages and _headers of one build.',
  });
}

/**
 * @param {string} rule
 * @returns {string | undefined} its policy, without the directive that only headers have
 */
function policyIn(rule) {
  const policy = /^ +Content-Security-Policy: (.+)$/m.exec(rule)?.[1];
  return policy?.replace(/; frame-ancestors [^;]+/, '');
}
