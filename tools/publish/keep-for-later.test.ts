/** @jest-environment node */
import { keepForLater } from './keep-for-later';

const file = (name: string) => `/_next/static/chunks/${name}`;
const page = `<html><head><link rel="stylesheet" href="${file('page.css')}"/></head><body><script src="${file('page.js')}"></script></body></html>`;

const kept = (script: string) =>
  /<template id="later">(.*)<\/template>/.exec(keepForLater(page, () => script))?.[1];

test('keeps the files that a script of the page names, without loading them', () => {
  expect(kept('load("static/chunks/a.js","static/chunks/b.css")')).toBe(
    `<script src="${file('a.js')}" type="text/plain"></script><link rel="later" href="${file('b.css')}"/>`,
  );
});

test('keeps each file once, and none that the page has', () => {
  expect(
    kept('"static/chunks/a.js";"static/chunks/a.js";"static/chunks/page.css"')?.match(/<(script|link)/g),
  ).toEqual(['<script']);
});

test('leaves a page as it is whose scripts load nothing later', () => {
  expect(keepForLater(page, () => 'run()')).toBe(page);
});
