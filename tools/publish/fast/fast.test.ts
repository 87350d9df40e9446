/** @jest-environment node */
import { makeFast } from './fast';
import { UnknownPage } from './page';

const page = (src: string) =>
  '<html><head><link rel="stylesheet" href="/a.css"></head><body data-script="needed">' +
  `<script src="${src}" async></script><script>go()</script></body></html>`;

const exported = {
  'index.html': page('/turbopack-1.js'),
  'contact.html': page('/turbopack-1.js'),
  'a.css': 'p{top:0}',
  'turbopack-1.js': 'start()',
};

test('makes every page fast, lets every script compile while it loads, and drops the stylesheets', () => {
  const fast = makeFast(new Map(Object.entries(exported)));
  const data = expect.stringMatching(/^_next\/static\/chunks\/data-\w+\.js$/);
  expect([...fast.keys()]).toEqual(['index.html', data, 'contact.html', 'turbopack-1.js']);
  expect(fast.get('contact.html')).toContain('<style>p{top:0}</style>');
  expect(fast.get('turbopack-1.js')).toBe('//# allFunctionsCalledOnLoad\nstart()');
});

test.each([
  ['contact.html', page('/main.js'), 'contact.html: it has 0 scripts named turbopack, not 1'],
  [
    'contact.html',
    page('/turbopack-2.js'),
    'contact.html: it names the file /turbopack-2.js, which does not exist',
  ],
])('makes no page fast if it does not know the form of one: %s', (file, html, problem) => {
  const make = () => makeFast(new Map(Object.entries({ ...exported, [file]: html })));
  expect(make).toThrow(UnknownPage);
  expect(make).toThrow(problem);
});
