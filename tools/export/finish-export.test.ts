/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../lib/fixtures/folders';
import { finishExport } from './finish-export';
import { filesIn } from './files';

const settings = { siteUrl: 'https://www.ringandrack.com', isStaging: false };

test('what lies in public/ is published as it is, byte for byte', () => {
  const files = {
    'google1a2b.html': 'google-site-verification: google1a2b.html',
    'google1a2b.txt': 'Beside a page of its name',
    'own.js': 'alert()',
  };
  const out = makeFolder({ ...files, 'chunk.js': 'run()' });
  finishExport(out, Object.keys(files), settings);
  for (const [name, text] of Object.entries(files))
    expect(readFileSync(path.join(out, name), 'utf8')).toBe(text);
  expect(readFileSync(path.join(out, 'chunk.js'), 'utf8')).not.toBe('run()');
});

test('hidden files are not published, except in .well-known', () => {
  const names = ['._a.png', '.DS_Store', '.git/config', 'media/._b.png', '.well-known/security.txt', 'a.png'];
  const out = makeFolder(Object.fromEntries(names.map((name) => [name, ''])));
  finishExport(out, names, settings);
  expect(filesIn(out)).toEqual(['.well-known/security.txt', 'a.png']);
});

test('a page that is not recognized is published as Next.js wrote it, with its policy', () => {
  const warn = jest.spyOn(console, 'error').mockImplementation(() => {});
  const body = '<body><p>As it was</p></body></html>';
  const out = makeFolder({ 'a.html': `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head>${body}` });
  finishExport(out, [], settings);
  expect(warn.mock.lastCall![0]).toContain('a.html: published as Next.js wrote them');
  warn.mockRestore();
  const html = readFileSync(path.join(out, 'a.html'), 'utf8');
  expect(html).toContain(body);
  expect(html).toContain('<meta http-equiv="Content-Security-Policy"');
});
