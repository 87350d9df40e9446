import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
// The fixtures of helpers/test.ts open a browser page, which these tests do not need.
import { expect, test } from 'playwright/test';
import { everyPage } from './helpers/pages';

const files = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .filter((file) => path.extname(file) && path.extname(file) !== '.html')
  .map((file) => `/${file}`);

test('every page has one policy, before everything that it applies to, which allows nothing unsafe', () => {
  for (const { file } of everyPage) {
    const html = readFileSync(path.join('out', file), 'utf8');
    const policies = [...html.matchAll(/http-equiv="Content-Security-Policy" content="([^"]+)"/g)];
    expect(policies, file).toHaveLength(1);
    expect(html, file).toMatch(/<head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
    const policy = policies[0]![1]!;
    expect(policy, file).toMatch(/^default-src 'self'; script-src 'self'[ ;]/);
    // Only styles may be inline, and only images may be data. A comma would join two policies
    // (https://www.w3.org/TR/CSP3/#parse-response-csp).
    const rest = policy.replace("style-src 'self' 'unsafe-inline';", '').replace("img-src 'self' data:;", '');
    expect(rest, file).not.toMatch(/unsafe|[*,]| [a-z][\w+.-]*:[; ]/i);
  }
});

test('a file that browsers keep for a year has a hash of its content in its name', () => {
  // Next.js names everything in these two after its content.
  expect(readdirSync('out/_next/static').sort()).toEqual(['chunks', 'media']);
  for (const file of files.filter((name) => name.startsWith('/media/generated/')))
    expect(file).toMatch(/\.[0-9a-f]{8}\./);
});
