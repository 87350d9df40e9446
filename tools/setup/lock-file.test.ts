/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

const packages: Record<string, { integrity?: string; resolved?: string }> = JSON.parse(
  readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
).packages;

test('every package of the lock file has an integrity, those for other platforms too', () => {
  const without = Object.keys(packages).filter((folder) => folder !== '' && !packages[folder]?.integrity);
  expect(without).toEqual([]);
});

test('the lock file names no host that packages come from', () => {
  expect(Object.values(packages).flatMap(({ resolved }) => resolved ?? [])).toEqual([]);
});
