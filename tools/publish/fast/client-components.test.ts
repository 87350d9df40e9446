/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clientComponents } from './client-components';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'client-components-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/**
 * Writes a manifest as Next does.
 * @param ids by the modules' files
 */
function writeManifest(file: string, ids: Record<string, number>) {
  const clientModules = Object.fromEntries(
    Object.entries(ids).map(([module, id]) => [
      `[project]/${module}`,
      { id, name: '*', chunks: ['/_next/static/chunks/a.js'], async: false },
    ]),
  );
  const manifest = JSON.stringify({
    moduleLoading: { prefix: '' },
    clientModules,
    ssrModuleMapping: { 7: { '*': { id: 8, name: '*', chunks: [], async: false } } },
  });
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(
    path.join(folder, file),
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/${file}"] = ${manifest}\n`,
  );
}

test('components of all pages are known by their ids', () => {
  const router = 'node_modules/next/dist/esm/client/components/layout-router.js';
  writeManifest('page_client-reference-manifest.js', { [router]: 10, 'components/home/Video.tsx': 20 });
  writeManifest('contact/page_client-reference-manifest.js', { [router]: 10, 'components/Form.tsx': 30 });
  expect(clientComponents(folder)).toEqual(
    new Map([
      ['10', router],
      ['20', 'components/home/Video.tsx'],
      ['30', 'components/Form.tsx'],
    ]),
  );
});

test('other files of the build are not read', () => {
  writeManifest('page_client-reference-manifest.js', { 'components/Form.tsx': 30 });
  writeManifest('page.js', { 'components/Other.tsx': 40 });
  expect([...clientComponents(folder).keys()]).toEqual(['30']);
});

test('a build without manifests is refused', () => {
  writeManifest('page.js', { 'components/Form.tsx': 30 });
  expect(() => clientComponents(folder)).toThrow(`no manifest of client components in ${folder}`);
});

test('a missing folder is refused', () => {
  const missing = path.join(folder, 'missing');
  expect(() => clientComponents(missing)).toThrow(`no manifest of client components in ${missing}`);
});
