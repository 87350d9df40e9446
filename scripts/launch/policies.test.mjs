/** @jest-environment node */
import { policies } from './policies.mjs';
import { testExport } from './test-export.mjs';

test('every page has its policy twice', async () => {
  expect(policies(await testExport()).status).toBe('done');
});

test('a missing file of headers is found', async () => {
  expect(policies(await testExport({ _headers: undefined }))).toMatchObject({
    status: 'blocked',
    detail: '_headers is missing',
  });
});

test.each(['/contact', '/*'])('headers without a rule for %s are found', async (path) => {
  const site = await testExport({ _headers: (text) => text.replace(`${path}\n`, '/other\n') });
  expect(policies(site).detail).toBe(`_headers has no policy for ${path}`);
});

test.each(['contact.html', '404.html'])('%s without a policy is found', async (file) => {
  const site = await testExport({ [file]: (html) => html.replace('Content-Security-Policy', 'x') });
  expect(policies(site).detail).toBe(`${file} carries no policy`);
});

test('a page of another build than the headers is found', async () => {
  const site = await testExport({ 'contact.html': (html) => html.replace('style-src', 'style-src-elem') });
  expect(policies(site).detail).toBe(
    'contact.html and _headers have different policies: they are of two builds',
  );
});
