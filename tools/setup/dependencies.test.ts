/** @jest-environment node */
import { isInstalled } from './dependencies.mjs';

/** A package as the lock file has it. */
const entry = (name: string, rest: object = {}) => ({
  version: '1.0.0',
  integrity: `sha512-${name}`,
  ...rest,
});

const wanted: { packages: Record<string, object> } = {
  packages: {
    '': {
      workspaces: ['tools/bench', 'tools/studio'],
      dependencies: { next: '1.0.0' },
      devDependencies: { jest: '1.0.0' },
    },
    'tools/bench': { devDependencies: { lighthouse: '1.0.0' } },
    'tools/studio': { devDependencies: { three: '1.0.0' } },
    'node_modules/next': entry('next', {
      dependencies: { postcss: '1.0.0' },
      optionalDependencies: { 'other-system': '1.0.0' },
    }),
    'node_modules/next/node_modules/postcss': entry('old-postcss'),
    'node_modules/postcss': entry('postcss'),
    'node_modules/other-system': entry('other-system', { optional: true }),
    'node_modules/jest': entry('jest'),
    'node_modules/lighthouse': entry('lighthouse', { dependencies: { postcss: '1.0.0' } }),
    'node_modules/three': entry('three'),
  },
};

/** npm's record of an installation with these packages. */
const installed = (...names: string[]) => ({
  packages: Object.fromEntries(
    Object.entries(wanted.packages).filter(([place]) =>
      names.some((name) => place === `node_modules/${name}`),
    ),
  ),
});

const site = ['next', 'next/node_modules/postcss'];

test.each([
  ['site', site],
  ['test', [...site, 'jest']],
  ['tools/bench', [...site, 'jest', 'lighthouse', 'postcss']],
  ['all', [...site, 'jest', 'lighthouse', 'postcss', 'three']],
])('the set %s needs each of its packages and no other, save those for other systems', (set, names) => {
  expect(isInstalled(set, wanted, installed(...names))).toBe(true);
  for (const missing of names) {
    const others = names.filter((name) => name !== missing);
    expect(isInstalled(set, wanted, installed(...others))).toBe(false);
  }
});

test('a larger set contains the smaller one', () => {
  expect(isInstalled('site', wanted, installed(...site, 'jest', 'three'))).toBe(true);
});

test.each([
  ['another version', 'next', { version: '0.9.0' }],
  ['another content', 'next', { integrity: 'sha512-other' }],
  ['an optional package in another version', 'other-system', { version: '0.9.0' }],
])('%s asks for an installation', (_, name, change) => {
  const { packages } = installed(...site, 'other-system');
  packages[`node_modules/${name}`] = { ...packages[`node_modules/${name}`], ...change };
  expect(isInstalled('site', wanted, { packages })).toBe(false);
});
