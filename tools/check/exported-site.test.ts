/** @jest-environment node */
import { makeFolder } from '../../lib/fixtures/folders';
import { readExport } from './exported-site';

test('asks nothing of a page that the owner put into public/', () => {
  const names = ['404.html', 'google1a2b.html', 'index.html', 'privacy.html'];
  const folder = makeFolder(Object.fromEntries(names.map((name) => [name, ''])));
  const { pages } = readExport(folder, ['google1a2b.html']);
  expect(pages.map(({ path }) => path)).toEqual(['/404', '/', '/privacy']);
});
