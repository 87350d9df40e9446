import { readDrawing } from './read-drawing';

const svg = (paths: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 500"><g transform="scale(1.25)">` +
  `<g fill="none" stroke="#0f0a06" stroke-linecap="round">${paths}</g></g></svg>`;

it('reads each dot as a step from the previous one, by color, and keeps lines and filled shapes, in its own units', () => {
  const dots = '<path stroke-width="2.5" d="m9 8z"/><path stroke="#d8430f" stroke-width="1" d="m3 4z"/>';
  const steps = '<path stroke-width="2.5" d="m279 59zm5-1zm-4 0z"/>';
  const shapes = '<path stroke-width="0.6" d="M2 3l4 5"/><path fill="#f3eee3" d="M1 1l9 9z"/>';
  expect(readDrawing(svg(dots + shapes + steps))).toEqual({
    width: 800,
    height: 400,
    dots: [
      { color: '#0f0a06', values: Float32Array.of(9, 8, 2.5, 279, 59, 2.5, 284, 58, 2.5, 280, 58, 2.5) },
      { color: '#d8430f', values: Float32Array.of(3, 4, 1) },
    ],
    shapes: [
      { color: '#0f0a06', width: 0.6, path: 'M2 3l4 5' },
      { color: '#f3eee3', width: 0, path: 'M1 1l9 9z' },
    ],
  });
});

it('finds no drawing in a file of another program', () => {
  const file = '<svg viewBox="0 0 9 9">\n<g transform="scale(2)"><path d="m 1,2 3,4 z"/></g></svg>';
  expect(readDrawing(file)).toBeUndefined();
});
