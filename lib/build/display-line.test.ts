/** @jest-environment node */
import { joinLine, labelWidth, lineStyle, lineMetrics } from './display-line';

const line = { text: 'Combat +', width: 62 };

describe('lineMetrics', () => {
  it('measures a known line, with the heaviest weight by default', () => {
    const { ink, bearing, height, below } = lineMetrics(line);
    expect(ink).toBeCloseTo(3.384, 3);
    expect(bearing).toBeCloseTo(0.03, 3);
    expect(height).toBeCloseTo(0.782, 3);
    expect(below).toBe(0);
    expect(lineMetrics({ ...line, weight: 900 })).toEqual(lineMetrics(line));
  });

  it.each([
    ['a hairline apart', { text: 'rt', width: 62 }, 0.011],
    ['well apart', { text: 'or', width: 62 }, 0],
  ])('spaces letters that stand %s', (_how, pair, spacing) => {
    expect(lineMetrics(pair).spacing).toBeCloseTo(spacing, 3);
  });

  it('has space below for descenders', () => {
    expect(lineMetrics({ text: 'Pop-up', width: 84 }).below).toBeGreaterThan(0.1);
  });
});

it.each([
  { text: 'Sport or art.', width: 62, soft: 'or' },
  { text: 'Pick one.', width: 92, then: 'Pick all.' },
])('keeps the width of "$text" when its words come together', (line) => {
  const joined = joinLine(line);
  expect(joined.text).toMatch(/\+|all/);
  expect(lineMetrics(joined).ink).toBeCloseTo(lineMetrics(line).ink, 2);
});

it('passes the measures and axes of a line to the styles', () => {
  expect(lineStyle({ ...line, weight: 700 })).toMatchObject({
    '--line-ink': Number(lineMetrics({ ...line, weight: 700 }).ink.toFixed(4)),
    '--line-width': '62%',
    '--line-weight': 700,
  });
});

it('measures a label at its own width, whatever the width of its line', () => {
  expect(labelWidth({ text: 'How It Works', width: 62 })).toBeCloseTo(6.002, 2);
});
