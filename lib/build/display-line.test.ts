/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { labelRule, labelWeight, lineClass, lineRules, measureLine } from './display-line';
import { layOutText } from './typeface';

const line = { text: 'Combat +', width: 62 };

describe('measureLine', () => {
  it('measures a known line', () => {
    const { ink, bearing, height, below } = measureLine({ text: 'Combat +', width: 62, weight: 900 });
    expect(ink).toBeCloseTo(3.384, 3);
    expect(bearing).toBeCloseTo(0.03, 3);
    expect(height).toBeCloseTo(0.782, 3);
    expect(below).toBe(0);
  });

  it('measures the ink of a line with another width and weight', () => {
    expect(measureLine({ text: 'The Future of', width: 125, weight: 800 }).ink).toBeCloseTo(8.252, 3);
  });

  it.each([
    ['a hairline apart', { text: 'rt', width: 62 }, 0.011],
    ['well apart', { text: 'or', width: 62 }, 0],
  ])('spaces letters that stand %s', (_how, pair, spacing) => {
    expect(measureLine(pair).spacing).toBeCloseTo(spacing, 3);
    expect(lineRules(pair).includes('letter-spacing')).toBe(spacing > 0);
  });

  it('uses the heaviest weight by default', () => {
    expect(measureLine(line)).toEqual(measureLine({ ...line, weight: 900 }));
  });

  it('has space below for descenders', () => {
    expect(measureLine({ text: 'Pop-up', width: 84 }).below).toBeGreaterThan(0.1);
  });

  it('has word advances that add up to the line', () => {
    const { wordAdvances: words, ink } = measureLine({ text: 'HHH HHH', width: 100 });
    expect(words).toHaveLength(2);
    expect(words[0]).toBeGreaterThan(words[1]!);
    expect(words[0]! + words[1]!).toBeGreaterThan(ink);
  });

  it.each(['', 'Kampf 拳'])('rejects the line %j', (text) => {
    expect(() => measureLine({ text, width: 100 })).toThrow();
  });
});

describe('lineClass', () => {
  it('is the same for lines that look the same', () => {
    expect(lineClass(line)).toBe(lineClass({ ...line, weight: 900 }));
  });

  it.each([
    ['text', { ...line, text: 'Combat' }],
    ['width', { ...line, width: 63 }],
    ['weight', { ...line, weight: 800 }],
    ['color', { ...line, soft: 'Combat' }],
  ])('is different for a line with another %s', (_what, other) => {
    expect(lineClass(other)).not.toBe(lineClass(line));
  });

  it('is a valid CSS class name for any text', () => {
    expect(lineClass({ text: '404 "}<b>', width: 125 })).toMatch(/^[a-z]+-[0-9a-f]+$/);
  });
});

describe('lineRules', () => {
  it('set the measures and axes of a line on its class', () => {
    const properties =
      '--line-ink:3.384;--line-bearing:0.03;--line-height:0.782;--line-below:0;--line-width:62%;--line-weight:900';
    expect(lineRules(line)).toContain(`.${lineClass(line)}{${properties};word-spacing:0.045em}`);
  });

  it('set the weight of a line', () => {
    expect(lineRules({ ...line, weight: 700 })).toContain('--line-weight:700');
  });

  it('set the measures of both parts of a line that splits', () => {
    const first = { text: 'Get In', width: 100 };
    const last = { text: 'Touch', width: 92, weight: 800 };
    const rules = lineRules({ text: 'Get In Touch', width: 72, split: [first, last] });
    expect(rules).toContain(`--first-ink:${Number(measureLine(first).ink.toFixed(4))};`);
    expect(rules).toContain(`--last-ink:${Number(measureLine(last).ink.toFixed(4))};`);
    expect(rules).toContain('--last-width:92%;--last-weight:800');
  });

  it('reserve the width of each word except the last, if one has a color', () => {
    const choice = { text: 'Sport or art.', width: 62, soft: 'or' };
    const rooms = [...lineRules(choice).matchAll(/>:nth-child\((\d)\)\{min-inline-size:([\d.]+)em\}/g)];
    const [sport, or] = measureLine(choice).wordAdvances;
    expect(rooms.map(([, child, room]) => [child, Number(room)])).toEqual([
      ['1', expect.closeTo(sport!, 3)],
      ['2', expect.closeTo(or!, 3)],
    ]);
  });

  it('reserve no width in a line of one color, which is one text', () => {
    expect(lineRules({ text: 'The Future of', width: 125 })).not.toContain('nth-child');
  });

  it('add nothing to the spaces of one word', () => {
    expect(lineRules({ text: 'Culture', width: 66 })).not.toContain('word-spacing');
  });
});

describe('labelRule', () => {
  it('measures with the weight that the stylesheets have', () => {
    const tokens = readFileSync('components/layout/styles/tokens.css', 'utf8');
    expect(tokens).toContain(`--weight-label: ${labelWeight};`);
  });

  it('reserves the width of the label’s text, whatever the width of the line', () => {
    const running = layOutText('How It Works', 100, labelWeight).wordAdvances;
    const room = running.reduce((sum, word) => sum + word);
    const label = { text: 'How It Works', width: 62 };
    const [, selector, em] = /^(\S+)\{--label-width:([\d.]+)em\}$/.exec(labelRule(label))!;
    expect(selector).toBe(`.${lineClass(label)}`);
    expect(Number(em)).toBeCloseTo(room, 2);
  });
});
