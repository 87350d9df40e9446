/** @jest-config-loader esbuild-register */
// Node 20 cannot read a TypeScript configuration without a loader.
import nextJest from 'next/jest.js';
import type { Config } from 'jest';

// Otherwise, Jest keeps the NODE_ENV of the shell. With `production`, React has no tools for tests.
Object.assign(process.env, { NODE_ENV: 'test' });

const config: Config = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  roots: ['app', 'components', 'lib', 'tools'],
  // Not absolute: the path of this folder may have characters that mean something in a pattern.
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/tools/media/'],
  testTimeout: 20_000,
};

/** Also transforms packages that are only ES modules. next/jest transforms no packages. */
const withModules = async () => ({
  ...(await nextJest({ dir: './' })(config)()),
  transformIgnorePatterns: ['/node_modules/(?!(entities|media-captions|parse5|qr)/)'],
});

export default withModules;
