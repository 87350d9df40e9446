/** @jest-environment node */
import { labelRule, lineClass, lineRules, measureLine } from './display-line';
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
    expect(measureLine({ text: 'The Future of', width: 125, weight: 800 }).ink).toBeCloseTo(8.358, 3);
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
    expect(lineRules(line)).toContain(`.${lineClass(line)}{${properties}}`);
  });

  it('set the weight of a line', () => {
    expect(lineRules({ ...line, weight: 700 })).toContain('--line-weight:700}');
  });

  it('reserve the width of each word except the last', () => {
    const sentence = { text: 'The Future of', width: 125 };
    const rooms = [...lineRules(sentence).matchAll(/>:nth-child\((\d)\)\{min-inline-size:([\d.]+)em\}/g)];
    const [the, future] = measureLine(sentence).wordAdvances;
    expect(rooms.map(([, child, room]) => [child, Number(room)])).toEqual([
      ['1', expect.closeTo(the!, 3)],
      ['2', expect.closeTo(future!, 3)],
    ]);
  });

  it('reserve no width in a line of one word', () => {
    expect(lineRules({ text: 'Culture', width: 66 })).not.toContain('nth-child');
  });
});

describe('labelRule', () => {
  it('reserves the width of the label’s text, whatever the width of the line', () => {
    const running = layOutText('How It Works', 100, 550).wordAdvances;
    const room = running.reduce((sum, word) => sum + word);
    const label = { text: 'How It Works', width: 62 };
    const [, selector, em] = /^(\S+)\{--label-width:([\d.]+)em\}$/.exec(labelRule(label, 550))!;
    expect(selector).toBe(`.${lineClass(label)}`);
    expect(Number(em)).toBeCloseTo(room, 2);
  });
});
