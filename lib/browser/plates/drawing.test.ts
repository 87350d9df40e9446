import { readDrawing } from './drawing';

const svg = (paths: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 500"><g transform="scale(1.6667)">` +
  `<g fill="none" stroke="#0f0a06" stroke-linecap="round">${paths}</g></g></svg>`;
const read = (file: string) => readDrawing(file)!;
const dot = '<path stroke-width="2.5" d="m9 8z"/>';

it('reads each dot as a step from the previous one', () => {
  const { dots } = read(svg('<path stroke-width="2.5" d="m279 59zm5-1zm-4 0z"/>'));
  expect(dots.map(({ values }) => [...values])).toEqual([[279, 59, 2.5, 284, 58, 2.5, 280, 58, 2.5]]);
});

it('collects the dots of a color from all groups', () => {
  const accent = '<path stroke="#d8430f" stroke-width="1" d="m3 4z"/>';
  const { dots } = read(svg(`<g>${dot}${accent}</g><g>${dot}</g>`));
  expect(dots.map(({ color, values }) => [color, values.length / 3])).toEqual([
    ['#0f0a06', 2],
    ['#d8430f', 1],
  ]);
});

it('keeps lines and filled shapes', () => {
  const { shapes } = read(
    svg(`<path stroke-width="0.6" d="M2 3l4 5"/>${dot}<path fill="#f3eee3" d="M1 1l9 9z"/>`),
  );
  expect(shapes).toEqual([
    { color: '#0f0a06', width: 0.6, path: 'M2 3l4 5' },
    { color: '#f3eee3', width: 0, path: 'M1 1l9 9z' },
  ]);
});

it('measures the drawing in its own units', () => {
  const { width, height } = read(svg(dot));
  expect(width).toBeCloseTo(600, 1);
  expect(height).toBeCloseTo(300, 1);
});

it.each([
  ['without dots', svg('')],
  [
    'of another program',
    '<svg viewBox="0 0 9 9">\n<g transform="scale(2)"><path d="m 1,2 3,4 z"/></g></svg>',
  ],
  ['that is a photo', '\xff\xd8\xff\xe0JFIF'],
])('finds no drawing in a file %s', (_kind, file) => {
  expect(readDrawing(file)).toBeUndefined();
});
