/**
 * Node 20 does not read TypeScript by itself.
 * @jest-config-loader esbuild-register
 */
import path from 'node:path';
import site from '../../jest.config';

const root = path.join(__dirname, '../..');

const config = async () => {
  const { moduleNameMapper, ...options } = await site();
  return {
    ...options,
    rootDir: root,
    moduleNameMapper: {
      ...moduleNameMapper,
      '^three$': '<rootDir>/node_modules/three/build/three.module.js',
    },
    // Looking up a global in the sandbox is slow, and the scenes compute a great deal
    // (https://jestjs.io/docs/configuration#sandboxinjectedglobals-arraystring).
    sandboxInjectedGlobals: ['Math'],
    testMatch: ['<rootDir>/tools/studio/**/*.test.ts'],
    testPathIgnorePatterns: ['/node_modules/'],
  };
};

export default config;
