/**
 * Node 20 does not read TypeScript by itself.
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
  // Jest leaves a core free otherwise: half of the two that a small machine has.
  maxWorkers: '100%',
  testMatch: ['<rootDir>/{app,components,lib,tools}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tools/studio/'],
};

/** next/jest transforms no package, and these come only as ES modules. */
const withModules = async () => ({
  ...(await nextJest({ dir: './' })(config)()),
  transformIgnorePatterns: ['/node_modules/(?!(chrome-launcher|lighthouse-logger|three|parse5|entities)/)'],
});

export default withModules;
