/** @jest-environment node */
import { loadEnvConfig } from '@next/env';
import { makeFolder } from '../fixtures/folders';
import { placeholderSiteUrl, readSettings } from './read-settings';

const siteVariable = 'NEXT_PUBLIC_SITE_URL';
const apiVariable = 'NEXT_PUBLIC_API_BASE';
const tourVariable = 'NEXT_PUBLIC_TOUR_VIDEO_URL';

it.each([undefined, '', '  '])('treats a variable that is %j as not set', (value) => {
  const env = { [siteVariable]: value, [apiVariable]: value, [tourVariable]: value };
  expect(readSettings(env)).toEqual({ siteUrl: placeholderSiteUrl, apiBase: '', tourVideo: undefined });
});

it.each([
  [siteVariable, ' https://combat.example\n', 'https://combat.example'],
  [siteVariable, 'https://münchen.example', 'https://xn--mnchen-3ya.example'],
  [apiVariable, 'HTTPS://Combat.Example:443', 'https://combat.example'],
  [apiVariable, 'https://example.com/backend/api/contact/', 'https://example.com/backend'],
])('reads %s=%j as %s', (variable, value, url) => {
  expect(Object.values(readSettings({ [variable]: value }))).toContain(url);
});

it.each([
  [siteVariable, 'combat.example', 'an http or https URL such as https://'],
  [siteVariable, 'https://user:secret@combat.example', 'an http or https URL such as https://'],
  [siteVariable, 'https://a";sandbox;b.example', 'an http or https URL such as https://'],
  [siteVariable, 'https://combat.example/folder', 'an http or https URL such as https://'],
  [apiVariable, 'https://combat.example/?x=1', 'an http or https URL such as https://'],
  // No policy can allow these.
  [apiVariable, 'https://[::1]:4000', 'an http or https URL such as https://'],
  [apiVariable, 'https://a_b.example', 'an http or https URL such as https://'],
  [tourVariable, 'https://example.com/tour', 'a YouTube URL ('],
])('rejects %s=%s in one sentence', (variable, value, accepted) => {
  const read = () => readSettings({ [variable]: value });
  expect(read).toThrow(`${variable} must be ${accepted}`);
  expect(read).toThrow(`, but it is "${value}".`);
});

describe('the file .env', () => {
  afterEach(() => jest.restoreAllMocks());

  /** Reads a file as Next.js does. */
  function read(content: string | Buffer) {
    const folder = makeFolder({ '.env': content });
    jest.replaceProperty(process, 'env', { NODE_ENV: 'test' });
    const { loadedEnvFiles } = loadEnvConfig(folder, false, console, true);
    return readSettings(loadedEnvFiles[0]!.env as Record<string, string>, folder);
  }

  it('is refused in UTF-16', () => {
    const content = Buffer.from(`${siteVariable}=https://combat.example`, 'utf16le');
    expect(() => read(content)).toThrow('.env is not in UTF-8: save it as UTF-8.');
  });

  it('has quotes around a value with a #, which would end it', () => {
    const url = 'https://vimeo.com/76979871#t=30s';
    expect(read(`${tourVariable}="${url}" # a comment`).tourVideo?.watchUrl).toBe(url);
    expect(() => read(`${siteVariable}=\n${tourVariable}=${url}`)).toThrow(`.env: ${tourVariable} has a "#"`);
  });

  it('has a backslash before a $, after which Next.js reads a variable, also in quotes', () => {
    const url = 'https://combat.example/$HOME';
    expect(read(`${apiVariable}=${url.replace('$', '\\$')} # $5 a month`).apiBase).toBe(url);
    expect(() => read(`${apiVariable}='${url}'`)).toThrow(`.env: ${apiVariable} has a "$"`);
  });
});
