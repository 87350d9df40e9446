/** @jest-environment node */
import { email, recipientOf, securityTxt } from './email';
import { testExport, today } from './fixtures/export';

const securityFile = '.well-known/security.txt';

test.each([
  ['mailto:hello@ringandrack.com', 'hello@ringandrack.com'],
  ['mailto:hello@ringandrack.com?subject=Hello%20there', 'hello@ringandrack.com'],
  ['mailto:', undefined],
  ['mailto:hello', undefined],
  ['mailto:hello@ringandrack', undefined],
  ['mailto:hello@ringandrack.com?subject=Hello there', undefined],
])('%s has the recipient %s', (href, recipient) => {
  expect(recipientOf(href)).toBe(recipient);
});

test('prints a real email address once', async () => {
  expect(email(await testExport())).toMatchObject({ status: 'ok', detail: 'hello@ringandrack.com' });
});

test.each(['404.html', securityFile])('reports a placeholder for the email address in %s', async (file) => {
  expect(email(await testExport({ [file]: ['ringandrack.com', 'example.com'] }))).toMatchObject({
    status: 'problem',
    detail: 'hello@example.com (example.com is a placeholder)',
    todo: expect.stringContaining('lib/content/site.ts'),
  });
});

test('reports a site without an email address', async () => {
  const files = ['index.html', 'contact.html', 'vr-tour.html', '404.html', securityFile];
  const site = await testExport(Object.fromEntries(files.map((file) => [file, ['mailto:', '/']])));
  expect(email(site)).toMatchObject({ status: 'problem', detail: 'no page links to an email address' });
});

test.each([
  [/Expires: .*/, 'Expires: 2026-06-03T12:00:00Z', 'ok', 'it is valid for 30 days'],
  [/Expires: .*/, 'Expires: 2026-06-03T11:59:59Z', 'problem', 'it expires in 29 days'],
  [/Expires: .*/, 'Expires: 2026-05-04T11:59:59Z', 'problem', 'it has expired, or gives no end date'],
  [/Expires: .*/, 'Expires: soon', 'problem', 'it has expired, or gives no end date'],
  ['Contact', 'X', 'problem', 'it is missing, or gives no contact'],
])('security.txt with %s changed to %s is %s', async (from, to, status, detail) => {
  const site = await testExport({ [securityFile]: [from, to] });
  expect(securityTxt(site, { today })).toMatchObject({ status, detail });
});
