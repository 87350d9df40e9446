/**
 * Node 20 cannot read a TypeScript configuration without a loader.
 * @jest-config-loader esbuild-register
 */
import nextJest from 'next/jest.js';
import type { Config } from 'jest';

const config: Config = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
  },
  // By default, Jest leaves one core idle, which is half of a machine with two.
  maxWorkers: '100%',
  testMatch: ['<rootDir>/{app,components,lib,tools}/**/*.test.{ts,tsx}'],
  testTimeout: 20_000,
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tools/media/'],
};

/** Also transforms packages that exist only as ES modules. next/jest transforms no packages. */
const withModules = async () => ({
  ...(await nextJest({ dir: './' })(config)()),
  transformIgnorePatterns: [
    '/node_modules/(?!(@netlify|entities|escape-string-regexp|is-plain-obj|map-obj|media-captions|parse5|path-exists)/)',
  ],
});

export default withModules;
