/** @jest-environment node */
import { placeholderSiteUrl } from '../../../lib/build/read-settings';
import { backendOrigin, origin, testExport } from './fixtures/export';
import { backend, hostProblem, originProblems, siteUrl } from './urls';

test.each(['www.ringandrack.com', 'example.ringandrack.com', 'contest.org', 'localhosting.net'])(
  'accepts the host %s',
  (host) => {
    expect(hostProblem(host)).toBeUndefined();
  },
);

test.each([
  ['www.example.com', 'is a placeholder'],
  ['EXAMPLE.de', 'is a placeholder'],
  ['api.example.org.', 'is a placeholder'],
  ['site.test', 'is a placeholder'],
  ['localhost', "is the visitor's own computer"],
  ['127.0.0.1', 'is an IP address'],
  ['[::1]', 'is an IP address'],
  ['intranet', 'is not a public name'],
])('the host %s %s', (host, clause) => {
  expect(hostProblem(host)).toContain(clause);
});

test.each([
  [placeholderSiteUrl, 'www.example.com is a placeholder'],
  ['http://www.ringandrack.com', 'http://www.ringandrack.com does not begin with https://'],
])('rejects the origin %s', (url, clause) => {
  expect(originProblems(url)).toEqual([clause]);
});

test('reads the URL of the site from its pages, and the URL of the backend from the policy of the form', async () => {
  const site = await testExport();
  expect(siteUrl(site, { siteUrl: origin })).toMatchObject({ status: 'ok', detail: origin });
  expect(backend(site, { backend: backendOrigin })).toMatchObject({ status: 'ok', detail: backendOrigin });
});

test('reports a setting that has changed since the build', async () => {
  const site = await testExport();
  const found = [siteUrl(site, { siteUrl: 'https://a.org' }), backend(site, { backend: 'https://b.org' })];
  expect(found.map(({ detail }) => detail)).toEqual([
    `NEXT_PUBLIC_SITE_URL is https://a.org, but the pages were built with ${origin}: build again`,
    `NEXT_PUBLIC_API_BASE is https://b.org, but the pages were built with ${backendOrigin}: build again`,
  ]);
});

test.each([
  ['canonical link', '<link rel="canonical" href="'],
  ['social card', '<meta property="og:url" content="'],
  ['structured data', '"url":"'],
])('reports a second site URL in the %s', async (_, before) => {
  const site = await testExport({ 'vr-tour.html': [before + origin, `${before}https://other.org`] });
  expect(siteUrl(site, { siteUrl: origin })).toMatchObject({
    status: 'problem',
    detail: `some pages name https://other.org instead of ${origin}`,
  });
});

test('reports a backend on this computer', async () => {
  const site = await testExport({ 'contact.html': [backendOrigin, 'http://localhost:4100'] });
  expect(backend(site, { backend: 'http://localhost:4100' }).detail).toBe(
    "http://localhost:4100 does not begin with https://\nlocalhost is the visitor's own computer",
  );
});

test("notes a backend on the site's own origin", async () => {
  const site = await testExport({ 'contact.html': [` ${backendOrigin}`, ''] });
  expect(backend(site, { backend: "'self'" })).toMatchObject({
    status: 'note',
    detail: "messages go to the site's own URL",
  });
});

test.each([
  ['no form', undefined],
  ['no backend in its policy', [` 'self' ${backendOrigin}`, ' nowhere'] as [string, string]],
])('reports a site with %s', async (_, change) => {
  const site = await testExport({ 'contact.html': change });
  expect(backend(site, { backend: backendOrigin })).toMatchObject({
    status: 'problem',
    detail: 'no page has a form and a policy that lets it send messages',
  });
});

test('ignores other schemes than http and https', async () => {
  const site = await testExport({ 'index.html': [`canonical" href="${origin}/`, 'canonical" href="data:,'] });
  expect(siteUrl(site, { siteUrl: origin })).toMatchObject({ status: 'ok', detail: origin });
});
