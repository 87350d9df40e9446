/**
 * Node 20 does not read TypeScript by itself.
 * @jest-config-loader esbuild-register
 */
import nextJest from 'next/jest.js';
import type { Config } from 'jest';

const config: Config = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/{app,components,lib,scripts}/**/*.test.{ts,tsx,mjs}'],
};

export default nextJest({ dir: './' })(config);
