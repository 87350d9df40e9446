/**
 * The last step of `npm run build`: makes of Next's export in `out/` the site that is published. It finishes the
 * pages (export/page.mjs, export/styles.mjs), gives each its security policy (export/policy.mjs), writes `_headers`
 * (headers.mjs) and, beside `out/`, the recipes for other hosts (recipes.mjs), and removes what no page asks for.
 */
import type { Site } from './headers';
import nextEnv from '@next/env';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { readSettings } from '../../lib/build/read-settings';
import { clientComponents } from './fast/client-components';
import { finishPage, pathOf } from './fast/page';
import { backendSource, grantsOf, headerValue, policyOf, unionOf, withMetaPolicy } from './secure/policy';
import { keepOwnStyles } from './fast/styles';
import { headersFile } from './headers';
import { cloudFrontFunctions, nginxConfig, vercelConfig } from './recipes';
import { main, root } from '../run.mjs';

const out = path.join(root, 'out');

/**
 * Compiles a file's functions while it loads, away from the page's own thread, instead of at their first call
 * on it (https://v8.dev/blog/explicit-compile-hints): halves the longest task of hydration. The files keep the
 * names that Next gave them, so this line must not change while visitors may have them cached.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** @returns the exported pages' files, from `out/` on */
function pageFiles(): string[] {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  // A copy of 404.html that Next leaves.
  return files.filter((file) => file.endsWith('.html') && file !== '_not-found.html').sort();
}

/**
 * @param href of a style sheet
 * @returns its text, with addresses that hold in a page
 */
function styleSheet(href: string): string {
  const text = readFileSync(path.join(out, href), 'utf8');
  return text.replace(/url\((\.\.?\/[^)"']+)\)/g, (_url, file) => {
    return `url(${new URL(file, new URL(href, 'https://site.invalid')).pathname})`;
  });
}

/** @param src of a script */
function integrity(src: string): string {
  return `sha256-${createHash('sha256').update(readScript(src)).digest('base64')}`;
}

/**
 * @param src of a script
 * @returns its text
 */
function readScript(src: string): string {
  return readFileSync(path.join(out, src), 'utf8');
}

function writeRecipes(site: Site, siteUrl: string) {
  const folder = path.join(root, 'recipes');
  const { hostname } = new URL(siteUrl);
  // Where certbot keeps a host's certificate (https://eff-certbot.readthedocs.io/en/stable/using.html#where-certs).
  const certificates = `/etc/letsencrypt/live/${hostname}`;
  const certificate = { chain: `${certificates}/fullchain.pem`, key: `${certificates}/privkey.pem` };
  const { request, response } = cloudFrontFunctions(site);
  const recipes = {
    'nginx.conf': nginxConfig(site, { root: `/var/www/${hostname}`, serverName: hostname, certificate }),
    'vercel.json': `${JSON.stringify(vercelConfig(site), null, 2)}\n`,
    'cloudfront-request.js': request,
    'cloudfront-response.js': response,
  };
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(recipes)) writeFileSync(path.join(folder, file), text);
}

/** Removes what Next exports for its own navigation, which plain links never ask for, and what stands in pages. */
function removeUnused() {
  const entries = readdirSync(out, { recursive: true, encoding: 'utf8' });
  for (const entry of entries) {
    const isFlight =
      /(^|\/)__next\..*\.txt$/.test(entry) ||
      (entry.endsWith('.txt') && entries.includes(entry.replace(/txt$/, 'html')));
    const isStyle = entry.startsWith(path.join('_next', 'static')) && entry.endsWith('.css');
    if (isFlight || isStyle || entry === '_not-found.html') rmSync(path.join(out, entry));
  }
  // The deepest come last in the list, and a folder may hold empty folders alone.
  for (const entry of entries.reverse().map((entry) => path.join(out, entry))) {
    if (existsSync(entry) && statSync(entry).isDirectory() && readdirSync(entry).length === 0)
      rmdirSync(entry);
  }
}

main(import.meta.url, async () => {
  // The settings of .env, as `next build` reads them.
  nextEnv.loadEnvConfig(root, false, { info() {}, error: console.error });
  const components = clientComponents(path.join(root, '.next', 'server', 'app'));
  const { siteUrl, apiBase } = readSettings(process.env);
  const backend = backendSource(apiBase);
  const isOurs = (id: string) => {
    const file = components.get(id);
    if (!file) throw new Error(`No manifest of Next's names its client component ${id}.`);
    return !file.startsWith('node_modules/');
  };

  for (const file of readdirSync(path.join(out, '_next', 'static', 'chunks'))) {
    if (!file.endsWith('.js')) continue;
    const chunk = path.join(out, '_next', 'static', 'chunks', file);
    writeFileSync(chunk, compileHint + readFileSync(chunk, 'utf8'));
  }

  const policies = [];
  const pages = [];
  for (const file of pageFiles()) {
    try {
      const exported = readFileSync(path.join(out, file), 'utf8');
      const html = keepOwnStyles(finishPage(exported, { styleSheet, integrity, isOurs }), readScript);
      const policy = policyOf(html, backend);
      writeFileSync(path.join(out, file), withMetaPolicy(html, policy));
      policies.push(policy);
      pages.push({ path: pathOf(file), file, policy: headerValue(policy), grants: grantsOf(html) });
    } catch (error) {
      throw new Error(`out/${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }
  removeUnused();

  const notFound = pages.find((page) => page.file === '404.html');
  if (!notFound) throw new Error('Next exported no 404.html.');
  const site = {
    pages: pages.filter((page) => page !== notFound),
    notFound: { ...notFound, path: '' },
    sitePolicy: headerValue(unionOf(policies)),
  };
  writeFileSync(path.join(out, '_headers'), headersFile(site));
  writeRecipes(site, siteUrl);
});
