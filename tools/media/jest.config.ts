/**
 * The tests of `npm run media`, which encode and take minutes: `npm run test:media`.
 * @jest-config-loader esbuild-register
 */
import path from 'node:path';
import site from '../../jest.config';

const config = async () => ({
  ...(await site()),
  rootDir: path.join(__dirname, '../..'),
  // Encoding takes long where other work runs beside it.
  testTimeout: 600_000,
  testMatch: ['<rootDir>/tools/media/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
});

export default config;
