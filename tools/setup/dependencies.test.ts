/** @jest-environment node */
import { isInstalled } from './dependencies.mjs';

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/next': { version: '16.0.0', integrity: 'sha512-a' },
    'node_modules/other-system': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  },
};
const next = { version: '16.0.0', integrity: 'sha512-a' };

test('packages in the wanted versions are enough, without the optional ones', () => {
  expect(isInstalled(wanted, { packages: { 'node_modules/next': next } })).toBe(true);
});

test.each([
  ['a missing package', {}],
  ['another version', { 'node_modules/next': { ...next, version: '15.0.0' } }],
  ['another content', { 'node_modules/next': { ...next, integrity: 'sha512-c' } }],
  [
    'an optional package in another version',
    { 'node_modules/next': next, 'node_modules/other-system': next },
  ],
])('%s asks for an installation', (_, packages) => {
  expect(isInstalled(wanted, { packages })).toBe(false);
});
