/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

const packages: Record<string, { integrity?: string; resolved?: string; link?: boolean }> =
  read('package-lock.json').packages;
const folders: string[] = ['', ...read('package.json').workspaces];
const downloaded = Object.entries(packages).filter(
  ([folder, { link }]) => !folders.includes(folder) && !link,
);

test('every package of the lock file has an integrity, those for other platforms too', () => {
  expect(downloaded.filter(([, { integrity }]) => !integrity)).toEqual([]);
});

test('the lock file names no host that packages come from', () => {
  expect(downloaded.filter(([, { resolved }]) => resolved)).toEqual([]);
});

test.each(folders)('the lock file has what "%s" asks for', (folder) => {
  const { dependencies, devDependencies } = read(path.join(folder, 'package.json'));
  expect(packages[folder]).toMatchObject({ ...(dependencies && { dependencies }), devDependencies });
});

/** Packages that only development needs are left out of `npm start`, and `dependencies` of a workspace would not be. */
test.each(folders.slice(1))('%s has all its packages in devDependencies', (folder) => {
  expect(read(path.join(folder, 'package.json')).dependencies).toBeUndefined();
});

test.each(['next', 'react', 'react-dom', '@next/env', 'eslint-config-next'])(
  'one exact version of %s is asked for',
  (name) => {
    const { dependencies, devDependencies } = read('package.json');
    expect({ ...dependencies, ...devDependencies }[name]).toMatch(/^\d+\.\d+\.\d+$/);
  },
);
