/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { budgets, firstView, KB, measure, sizes } from './budgets';
import { testExport } from './fixtures/export';

/** Bytes that do not compress. */
const noise = (kb: number) => randomBytes(kb * KB);

const html = `<style>a{}</style><style>b{}</style><link rel="preload" as="font" href="/font">
<source srcset="data:x"><source srcset="/small 640w, /large 1280w, /huge 1920w"><source srcset="/other 1w">
<script nomodule src="/old"></script><template><script src="/new" async></script></template>
<template><script src="/later"></script></template>`;

test('counts what a phone loads of a page', () => {
  const bytes: Record<string, number> = {
    '/font': 1,
    '/small': 2,
    '/large': 3,
    '/huge': 9,
    '/other': 4,
    '/old': 5,
    '/new': 1000,
    '/later': 9,
  };
  expect(measure(html, (url) => Buffer.alloc(bytes[url] ?? 0))).toEqual({
    document: brotliCompressSync(html).length,
    style: brotliCompressSync('a{}b{}').length,
    script: brotliCompressSync(Buffer.alloc(1000)).length,
    font: 1,
    images: 3,
  });
});

test('counts the styles of the first view once, in the document', () => {
  expect(firstView({ document: 1, style: 10, script: 100, font: 1000, images: 10_000 })).toBe(11_101);
});

test('accepts a page within its budgets', async () => {
  expect(sizes(await testExport()).status).toBe('ok');
});

test('reports an image above its budget', async () => {
  const most = (budgets['index.html']?.images ?? 0) * KB;
  const site = await testExport({ 'poster.jpg': noise(18) });
  expect(sizes(site)).toMatchObject({
    status: 'problem',
    detail: `index.html: images has ${18 * KB} bytes, and its budget is ${most}`,
  });
});

test('reports a first view above its budget, even if each part is within its own', async () => {
  const parts = '<script src="/a.js" async></script><link rel="preload" as="font" href="/font">';
  const site = await testExport({
    'index.html': (text) => text.replace('<h1>', `${parts}<!--${noise(26).toString('base64')}--><h1>`),
    'a.js': noise(122.5),
    font: noise(39.5),
    'poster.jpg': noise(12.25),
  });
  expect(sizes(site).detail).toMatch(/^index\.html: first view has \d+ bytes, and its budget is 204800$/);
});

test('reports a page without a budget', async () => {
  expect(sizes(await testExport({ 'new.html': '' })).detail).toBe('new.html has no budget');
});

test('measures an image in very many sizes', () => {
  const srcset = Array.from({ length: 140_000 }, () => '/').join(', ');
  expect(measure(`<source srcset="${srcset}">`, () => Buffer.from('video')).images).toBe(5);
});
