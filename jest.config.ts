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
    '^three$': '<rootDir>/node_modules/three/build/three.module.js',
  },
  // Looking up a global in the sandbox is slow, and the studio's scenes compute a great deal
  // (https://jestjs.io/docs/configuration#sandboxinjectedglobals-arraystring).
  sandboxInjectedGlobals: ['Math'],
  testMatch: ['<rootDir>/{app,bench,components,lib,scripts,studio}/**/*.test.{ts,tsx,mjs}'],
};

/** next/jest leaves every package as it is, and these come as ES modules alone. */
const withModules = async () => ({
  ...(await nextJest({ dir: './' })(config)()),
  transformIgnorePatterns: ['/node_modules/(?!(three|parse5|entities)/)'],
});

export default withModules;
