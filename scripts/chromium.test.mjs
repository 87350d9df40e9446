/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemChromiums } from './chromium.mjs';

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chromium-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/**
 * @param {string} name
 * @param {number} mode
 */
function place(name, mode = 0o755) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '', { mode });
  return file;
}

test('Chromium comes before Chrome, wherever they stand in PATH', () => {
  const chrome = place('first/google-chrome');
  const chromium = place('second/chromium');
  const PATH = [path.dirname(chrome), path.dirname(chromium)].join(path.delimiter);
  expect(systemChromiums({ platform: 'linux', env: { PATH } }).slice(0, 2)).toEqual([chromium, chrome]);
});

test('a file that cannot be executed is no browser', () => {
  const file = place('chromium', 0o644);
  expect(systemChromiums({ platform: 'linux', env: { PATH: folder } })).not.toContain(file);
});

test("macOS is searched in the person's applications too", () => {
  const file = place('Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  expect(systemChromiums({ platform: 'darwin', env: { HOME: folder } })).toContain(file);
});

test('Windows is searched in its folders of programs', () => {
  const file = place('Google/Chrome/Application/chrome.exe');
  expect(systemChromiums({ platform: 'win32', env: { LOCALAPPDATA: folder } })).toEqual([file]);
});
