/** @jest-environment node */
import { placeholderSiteUrl } from '../../../lib/build/read-settings';
import { backend, hostProblem, originProblems, siteAddress } from './urls';
import { backendOrigin, origin, testExport } from './fixtures/export';

const done = (detail: string) => expect.objectContaining({ status: 'done', detail });
const blocked = (detail: string) => expect.objectContaining({ status: 'blocked', detail });

/** The test export with another address in one of its pages. */
const exportWith = (file: string, from: string, to: string) =>
  testExport({ [file]: (html) => html.replaceAll(from, to) });

test.each(['www.ringandrack.com', 'example.ringandrack.com', 'contest.org', 'localhosting.net'])(
  'the host %s can be real',
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
  ['intranet', 'is no public name'],
])('the host %s %s', (host, problem) => {
  expect(hostProblem(host)).toContain(problem);
});

test('the address that stands in until there is a real one is refused', () => {
  expect(originProblems(placeholderSiteUrl)).toEqual(['www.example.com is a placeholder']);
});

test('an address without encryption is refused', () => {
  expect(originProblems('http://www.ringandrack.com')).toEqual([
    'http://www.ringandrack.com does not begin with https://',
  ]);
});

test("the site's address is what is frozen into its pages", async () => {
  expect(siteAddress(await testExport(), origin)).toEqual(done(origin));
});

test('a setting that has changed since the build asks for another build', async () => {
  const site = await testExport();
  expect(siteAddress(site, 'https://other.org')).toEqual(
    blocked(
      `NEXT_PUBLIC_SITE_URL is https://other.org, but the pages were built with ${origin}: build again`,
    ),
  );
  expect(backend(site, 'https://other.org')).toEqual(
    blocked(
      `NEXT_PUBLIC_API_BASE is https://other.org, but the pages were built with ${backendOrigin}: build again`,
    ),
  );
});

test.each([
  ['canonical link', '<link rel="canonical" href="'],
  ['card', '<meta property="og:url" content="'],
  ['structured data', '"url":"'],
])('a %s at another address is found', async (_place, before) => {
  const site = await exportWith('vr-tour.html', `${before}${origin}`, `${before}https://other.org`);
  const problem = `some pages name https://other.org instead of ${origin}`;
  // The first page of the list is the one that others are held against.
  expect(siteAddress(site, origin)).toEqual(blocked(problem));
});

test('the backend is where the policy of the form lets messages go', async () => {
  expect(backend(await testExport(), backendOrigin)).toEqual(done(backendOrigin));
});

test('a backend on this computer is refused', async () => {
  const site = await exportWith('contact.html', backendOrigin, 'http://localhost:4100');
  expect(backend(site, 'http://localhost:4100')).toEqual(
    blocked("http://localhost:4100 does not begin with https://\nlocalhost is the visitor's own computer"),
  );
});

test("a backend at the site's own address does not block", async () => {
  const site = await exportWith('contact.html', ` ${backendOrigin}`, '');
  expect(backend(site, "'self'")).toMatchObject({
    status: 'note',
    detail: "messages go to the site's own address",
  });
});

test('a site without a form has nowhere to send to', async () => {
  const site = await testExport({ 'contact.html': undefined });
  expect(backend(site, backendOrigin)).toEqual(blocked('no page has a form and a policy that lets it send'));
});

test('addresses that are no web addresses are passed over', async () => {
  const site = await exportWith('index.html', `canonical" href="${origin}/`, 'canonical" href="data:,');
  expect(siteAddress(site, origin)).toEqual(done(origin));
  const lost = await exportWith('contact.html', ` 'self' ${backendOrigin}`, ' nowhere');
  expect(backend(lost, backendOrigin)).toEqual(blocked('no page has a form and a policy that lets it send'));
});
