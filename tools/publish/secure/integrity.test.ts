import { withIntegrity } from './integrity';

// `echo -n 'go()' | openssl dgst -sha256 -binary | base64`
const integrity = 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=';
const read = () => 'go()';

test.each([
  [
    '<script src="/a.js" async=""></script>',
    `<script integrity="${integrity}" src="/a.js" async=""></script>`,
  ],
  [
    '<template><script src="/a.js" type="text/plain"></script></template>',
    `<template><script integrity="${integrity}" src="/a.js" type="text/plain"></script></template>`,
  ],
  [
    '<link rel="preload" as="script" href="/a.js"/>',
    `<link integrity="${integrity}" rel="preload" as="script" href="/a.js"/>`,
  ],
])('adds the integrity of the file to %s', (html, expected) => {
  expect(withIntegrity(`${html}<p>${html}`, read)).toBe(`${expected}<p>${expected}`);
});

test.each([
  '<script>go()</script>',
  '<link rel="preload" as="font" href="/a.woff2">',
  '<link rel="icon" href="/a.svg">',
  '<img src="/a.jpg">',
  '<script src="https://example.com/a.js"></script>',
])('leaves %s as it is', (html) => {
  expect(withIntegrity(html, read)).toBe(html);
});
