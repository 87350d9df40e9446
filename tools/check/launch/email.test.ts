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
])('%s writes to %s', (href, recipient) => {
  expect(recipientOf(href)).toBe(recipient);
});

test('a real e-mail address is told once', async () => {
  expect(email(await testExport())).toEqual({
    item: 'E-mail',
    status: 'done',
    detail: 'hello@ringandrack.com',
  });
});

test.each(['404.html', securityFile])('a placeholder for the e-mail address is found in %s', async (file) => {
  const site = await testExport({ [file]: (text) => text.replaceAll('ringandrack.com', 'example.com') });
  expect(email(site)).toMatchObject({
    status: 'blocked',
    detail: 'hello@example.com (example.com is a placeholder)',
    todo: expect.stringContaining('lib/content/site.ts'),
  });
});

test('a site that nobody can write to is not done', async () => {
  const withoutMail = (text: string) => text.replaceAll('mailto:', '/');
  const files = ['index.html', 'contact.html', 'vr-tour.html', '404.html', securityFile];
  const site = await testExport(Object.fromEntries(files.map((file) => [file, withoutMail])));
  expect(email(site)).toMatchObject({ status: 'blocked', detail: 'no page has a link to write to' });
});

test('security.txt tells how long it holds', async () => {
  expect(securityTxt(await testExport(), today)).toMatchObject({
    status: 'done',
    detail: 'it holds for 364 days',
  });
});

test.each([
  ['2026-06-03T12:00:00Z', 'done', 'it holds for 30 days'],
  ['2026-06-03T11:59:59Z', 'blocked', 'it expires in 29 days'],
  ['2026-05-04T11:59:59Z', 'blocked', 'it has expired, or never says when'],
  ['soon', 'blocked', 'it has expired, or never says when'],
])('security.txt that expires %s is %s', async (expiry, status, detail) => {
  const change = (text: string) => text.replace(/Expires: .*/, `Expires: ${expiry}`);
  expect(securityTxt(await testExport({ [securityFile]: change }), today)).toMatchObject({ status, detail });
});

test('security.txt names somebody to write to', async () => {
  const change = (text: string) => text.replace('Contact', 'X');
  const site = await testExport({ [securityFile]: change });
  expect(securityTxt(site, today).detail).toBe('it is missing, or names nobody to write to');
});
