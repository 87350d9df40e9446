/** @jest-environment node */
import { withCode } from './scannable-code';

const tag = (path: string) => `<path id="code" fill="white" d="${path}"/>`;

it('fills a tag as it is turned, within its border', () => {
  // A short text has 21 modules on each side, and the border 4. A code starts with a bar of 7.
  const upright = withCode(tag('M10 20l29 0 0 29-29 0z'), 'A');
  expect(upright).toContain('d="M14.0 24.0L21.0 24.0 21.0 25.0 14.0 25.0z');
  const turned = withCode(tag('M10 20l0 58-58 0 0-58z'), 'A');
  expect(turned).toContain('d="M2.0 28.0L2.0 42.0 0.0 42.0 0.0 28.0z');
});

it('leaves a drawing without a tag as it is', () => {
  const svg = '<svg><path fill="white" d="M0 0l9 0 0 9-9 0z"/></svg>';
  expect(withCode(svg, 'A')).toBe(svg);
});
