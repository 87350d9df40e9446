/** @jest-environment node */
import { nodeProblem } from './ready.mjs';

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('Node.js %s is new enough for >=20.19', (version) => {
  expect(nodeProblem(version, '>=20.19')).toBe('');
});

test.each(['20.18.3', '18.20.4', '16.0.0', '9.11.2'])(
  'Node.js %s is too old, and the message says what to do',
  (version) => {
    expect(nodeProblem(version, '>=20.19')).toBe(
      `The site needs Node.js 20.19 or newer, and this is ${version}: get a newer one from https://nodejs.org.`,
    );
  },
);
