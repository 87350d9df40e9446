/** @jest-environment node */
import { loadEnvConfig } from '@next/env';
import { contactPath } from '../contact-fields';
import { makeFolder } from '../fixtures/folders';
import { placeholderSiteUrl, readSettings } from './read-settings';

const siteVariable = 'NEXT_PUBLIC_SITE_URL';
const apiVariable = 'NEXT_PUBLIC_API_BASE';
const tourVariable = 'NEXT_PUBLIC_TOUR_VIDEO_URL';

function expectError(variable: string, value: string, accepted: string) {
  const read = () => readSettings({ [variable]: value });
  expect(read).toThrow(`${variable} must be ${accepted}`);
  expect(read).toThrow(`, but it is "${value.trim()}".`);
}

it.each([undefined, '', '  '])('treats a variable that is %j as not set', (value) => {
  const env = { [siteVariable]: value, [apiVariable]: value, [tourVariable]: value };
  expect(readSettings(env)).toEqual({
    siteUrl: placeholderSiteUrl,
    apiBase: undefined,
    tourVideo: undefined,
    isStaging: false,
  });
});

describe.each([
  ['site', siteVariable, 'siteUrl'],
  ['backend', apiVariable, 'apiBase'],
])('the URL of the %s', (_what, variable, name) => {
  it.each([
    [' https://combat.example\n', 'https://combat.example'],
    ['HTTPS://Combat.Example:443', 'https://combat.example'],
    ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
  ])('turns %j into %s', (value, url) => {
    expect(readSettings({ [variable]: value })).toMatchObject({ [name]: url });
  });

  it.each([
    'combat.example',
    'https:combat.example',
    'https://user:secret@combat.example',
    'https://combat.example/?x=1',
    'https://a";sandbox;b.example',
    'https://256.0.0.1',
  ])('rejects %j', (value) => {
    expectError(variable, value, 'an http or https URL such as https://');
  });
});

it.each([
  [siteVariable, 'https://[0:0:0:0:0:ffff:127.0.0.1]', 'https://[::ffff:7f00:1]'],
  [apiVariable, `https://example.com/backend${contactPath}/`, 'https://example.com/backend'],
  [apiVariable, 'https://example.com/a";b', 'https://example.com/a%22;b'],
])('accepts %s=%s', (variable, value, url) => {
  expect(Object.values(readSettings({ [variable]: value }))).toContain(url);
});

it('tells a host that answers the form itself from a backend that nobody set', () => {
  expect(readSettings({ [apiVariable]: 'self' }).apiBase).toBe('');
  expect(readSettings({ [apiVariable]: '' }).apiBase).toBeUndefined();
});

it('knows a staging site by 1, and accepts nothing else', () => {
  expect(readSettings({ NEXT_PUBLIC_SITE_STAGING: '1' }).isStaging).toBe(true);
  expectError('NEXT_PUBLIC_SITE_STAGING', 'true', '1 or empty');
});

it.each([
  [siteVariable, 'https://combat.example/folder', 'https://www.example.com'],
  // A policy cannot allow these.
  [apiVariable, 'https://[::1]:4000', 'https://api.example.com'],
  [apiVariable, 'https://a_b.example', 'https://api.example.com'],
])('rejects %s=%s', (variable, value, example) =>
  expectError(variable, value, `an http or https URL such as ${example}`),
);

it('accepts a tour video only at a video service', () => {
  expect(readSettings({ [tourVariable]: ' https://youtu.be/dQw4w9WgXcQ\n' })).toMatchObject({
    tourVideo: { watchUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
  });
  expectError(tourVariable, 'https://example.com/tour', 'a YouTube URL (');
});

describe('the file .env', () => {
  afterEach(() => jest.restoreAllMocks());

  function read(content: string | Buffer) {
    const folder = makeFolder({ '.env': content });
    jest.replaceProperty(process, 'env', { NODE_ENV: 'test' });
    const { loadedEnvFiles } = loadEnvConfig(folder, false, console, true);
    return readSettings(loadedEnvFiles[0]!.env as Record<string, string>, folder);
  }

  it('may begin with a byte order mark, as Windows writes it', () => {
    expect(read(`\ufeff${siteVariable}=https://combat.example\r\n`).siteUrl).toBe('https://combat.example');
  });

  it.each([
    [
      'an unknown name',
      'NEXT_PUBLIC_THEME=dark',
      '.env, line 2: there is no setting NEXT_PUBLIC_THEME: use NEXT_PUBLIC_SITE',
    ],
    [
      'a misspelled name',
      'NEXT_PUBLIC_API_BAS=a',
      'no setting NEXT_PUBLIC_API_BAS: write NEXT_PUBLIC_API_BASE.',
    ],
    ['a misspelled prefix', 'NEXT_PUBIC_SITE_STAGING=1', 'write NEXT_PUBLIC_SITE_STAGING.'],
    ['hyphens in a name', 'NEXT-PUBLIC-SITE-URL=a', 'write NEXT_PUBLIC_SITE_URL.'],
    ['a name in small letters', 'next_public_api_base=a', 'write NEXT_PUBLIC_API_BASE.'],
    ['a name without its prefix', 'export SITE_URL=a', 'write NEXT_PUBLIC_SITE_URL.'],
    [
      'a name without =',
      `${apiVariable} https://a.org`,
      `.env, line 2: write ${apiVariable}=, and its value`,
    ],
    ['a name twice', `${apiVariable}=\n\n${apiVariable}=`, `.env, line 4: ${apiVariable} is in line 2, too`],
  ])('with %s is refused, by its line', (_what, line, sentence) => {
    expect(() => read(`# Settings\n${line}\n`)).toThrow(sentence);
  });

  it('may have other variables, and settings in comments', () => {
    expect(read(`PORT=3001\nNODE_ENV=test\n#${apiVariable}=https://a.org\n`).apiBase).toBeUndefined();
  });

  it('is refused in UTF-16', () => {
    const content = Buffer.from(`${siteVariable}=https://combat.example`, 'utf16le');
    expect(() => read(content)).toThrow('.env is not in UTF-8: save it as UTF-8.');
  });

  it('has quotes around a value with a #, which would end it', () => {
    const url = 'https://vimeo.com/76979871#t=30s';
    expect(read(`${tourVariable}="${url}" # a comment`).tourVideo?.watchUrl).toBe(url);
    for (const start of [`${siteVariable}=\n`, '\ufeff'])
      expect(() => read(`${start}${tourVariable}=${url}`)).toThrow(`.env: ${tourVariable} has a "#"`);
  });

  it('has a backslash before a $, after which Next.js reads a variable, also in quotes', () => {
    const url = 'https://combat.example/$HOME';
    expect(read(`${apiVariable}=${url.replace('$', '\\$')} # $5 a month`).apiBase).toBe(url);
    expect(() => read(`${apiVariable}='${url}'`)).toThrow(`.env: ${apiVariable} has a "$"`);
  });
});
