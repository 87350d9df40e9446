/**
 * The tests of the studio, which take minutes: `npm run test:tools`.
 * @jest-config-loader esbuild-register
 */
import path from 'node:path';
import site from '../jest.config';

const config = async () => {
  const { moduleNameMapper, ...options } = await site();
  return {
    ...options,
    rootDir: path.join(__dirname, '..'),
    moduleNameMapper: {
      ...moduleNameMapper,
      '^three$': '<rootDir>/node_modules/three/build/three.module.js',
    },
    transformIgnorePatterns: ['/node_modules/(?!(chrome-launcher|lighthouse-logger|three|parse5|entities)/)'],
    // Encoding takes long where other work runs beside it.
    testTimeout: 600_000,
    // Looking up a global in Jest's sandbox is slow, and the scenes compute a lot
    // (https://jestjs.io/docs/configuration#sandboxinjectedglobals-arraystring).
    sandboxInjectedGlobals: ['Math'],
    testMatch: ['<rootDir>/tools/studio/**/*.test.ts'],
    testPathIgnorePatterns: ['/node_modules/'],
  };
};

export default config;
