/**
 * Node 20 cannot read a TypeScript configuration without a loader.
 * @jest-config-loader esbuild-register
 */
import nextJest from 'next/jest.js';
import type { Config } from 'jest';

// Jest keeps one that the shell has, and with `production`, React has no tools for tests.
Object.assign(process.env, { NODE_ENV: 'test' });

const config: Config = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
  },
  // By default, Jest leaves one core idle, which is half of a machine with two.
  maxWorkers: '100%',
  roots: ['app', 'components', 'lib', 'tools'],
  // Patterns without the path of this folder, whose name may have characters that mean something in a pattern.
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/tools/media/'],
  testTimeout: 20_000,
};

/** Also transforms packages that exist only as ES modules. next/jest transforms no packages. */
const withModules = async () => ({
  ...(await nextJest({ dir: './' })(config)()),
  transformIgnorePatterns: [
    '/node_modules/(?!(@netlify|entities|escape-string-regexp|is-plain-obj|map-obj|media-captions|parse5|path-exists)/)',
  ],
});

export default withModules;
