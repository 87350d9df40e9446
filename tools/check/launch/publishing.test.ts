/** @jest-environment node */
import { testExport } from './fixtures/export';
import { browser, speed } from './publishing';

test('accepts pages whose first paint waits for nothing', async () => {
  expect(speed(await testExport())).toMatchObject({ status: 'ok' });
});

test.each([
  ['a stylesheet', '<link rel="stylesheet" href="/a.css">'],
  ['a script', '<script src="/a.js" async></script>'],
])('reports a page that %s delays', async (_what, element) => {
  expect(speed(await testExport({ 'contact.html': ['</title>', `</title>${element}`] }))).toMatchObject({
    status: 'problem',
    detail: 'contact.html is as Next.js wrote it',
  });
});

test.each([
  [[], 'ok', 'every page works in Chromium under its policy'],
  [['/contact: its scripts do not run'], 'problem', '/contact: its scripts do not run'],
  [undefined, 'note', 'the pages were not tried, because there is no browser'],
])('reports what the browser finds: %j', async (problems, status, detail) => {
  expect(await browser(await testExport(), { tryPages: async () => problems })).toMatchObject({
    status,
    detail,
  });
});
