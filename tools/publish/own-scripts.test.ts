/** @jest-environment node */
import { attribute, elementsOf, textOf } from './markup';
import { withOwnScripts } from './own-scripts';

const scriptsOf = (body: string, path = '/contact') =>
  elementsOf(withOwnScripts(`<html><head><title>A</title></head><body>${body}</body></html>`, path))
    .filter(({ tagName }) => tagName === 'script')
    .map((script) => ({ type: attribute(script, 'type'), text: textOf(script) }));

test('every page describes itself to search engines', () => {
  const types = scriptsOf('')
    .filter(({ type }) => type === 'application/ld+json')
    .map(({ text }) => JSON.parse(text)['@type'] ?? JSON.parse(text)['@graph'][1]['@type']);
  expect(types).toEqual(['BreadcrumbList', 'WebSite']);
});

test('browsers may prerender the other pages of the site, but no file, as soon as a visitor seems to want one', () => {
  const rules = scriptsOf('').find(({ type }) => type === 'speculationrules')!;
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: ['/contact', '/*.*'] } }] };
  expect(JSON.parse(rules.text)).toEqual({ prerender: [{ where, eagerness: 'eager' }] });
});

test('a page has each early script that an element asks for, once', () => {
  const body =
    '<form data-early="contact/early"></form><p data-early="early/layout"></p><p data-early="early/layout"></p>';
  const early = scriptsOf(body).filter(({ type }) => type === undefined);
  expect(early).toHaveLength(2);
  for (const { text } of early) expect(() => new Function(text)).not.toThrow();
  expect(scriptsOf('').filter(({ type }) => type === undefined)).toEqual([]);
});

test('refuses a page that asks for an unknown script', () => {
  expect(() => scriptsOf('<p data-early="unknown"></p>')).toThrow('unknown');
});
