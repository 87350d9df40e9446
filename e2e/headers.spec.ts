import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
// The fixtures of helpers/test.ts open a browser page, which these tests do not need.
import { expect, test } from 'playwright/test';
import { parseTourVideo } from '@/lib/build/tour-video';
import { headersFor } from '../tools/serve/headers';
import { everyPage } from './helpers/pages';

const own = (url: string) => headersFor(readFileSync('out/_headers', 'utf8'), url);

/** What Netlify's own parser reads for a path. */
async function netlify(url: string) {
  const file = { headersFiles: ['out/_headers'], configHeaders: [], minimal: false };
  const { headers, errors } = await parseAllHeaders(file);
  expect(errors).toEqual([]);
  const sent: Record<string, string> = {};
  for (const { values } of headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(url)))
    for (const [name, value] of Object.entries(values))
      sent[name] = [sent[name] ?? [], value].flat().join(', ');
  return sent;
}

for (const url of ['/', '/_next/static/a.js', '/media/plates/bar.svg', '/media/generated/a.avif']) {
  // tools/serve/headers.test.ts compares nginx and Vercel.
  test(`for ${url}, Netlify reads the headers of \`_headers\``, async () => {
    expect(await netlify(url)).toEqual(own(url));
  });
}

test('the player of a video service gets the permissions that it asks for', () => {
  const listed = new Map(
    own('/vr-tour')
      ['Permissions-Policy']!.split(', ')
      .map((entry) => entry.split('=') as [string, string]),
  );
  for (const url of ['https://youtu.be/dQw4w9WgXcQ', 'https://vimeo.com/123456789']) {
    const { allow, playerUrl } = parseTourVideo(url)!;
    // For a permission that is not listed, only the `allow` of the frame decides.
    for (const feature of allow.filter((name) => listed.has(name)))
      expect([feature, listed.get(feature)]).toEqual([
        feature,
        expect.stringMatching(`^\\(self .*"${new URL(playerUrl).origin}"`),
      ]);
  }
});

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
