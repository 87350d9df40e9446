/** @jest-environment node */
import { readDrawing } from '@/lib/browser/plates/drawing';
import { dotPath, linePath, writeSvg } from './svg';

/** The positions of the dots in a path, as an SVG reader finds them. */
function read(path: string): [number, number][] {
  let x = 0;
  let y = 0;
  return [...path.matchAll(/m(-?\d+) ?(-?\d+)z/g)].map(([, right, down]) => {
    x += Number(right);
    y += Number(down);
    return [x, y];
  });
}

const places: [number, number][] = [
  [3, 40],
  [120, 2],
  [7, 5],
  [90, 8],
  [0, 0],
  [55, 41],
];

const sorted = (list: [number, number][]): [number, number][] =>
  [...list].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);

it('writes every dot at its position', () => {
  expect(sorted(read(dotPath(places)))).toEqual(sorted(places));
});

it('writes the same path for the same dots in another order', () => {
  expect(dotPath([...places].reverse())).toBe(dotPath(places));
});

it('writes lines as steps from point to point, rounded to whole units without accumulating the error', () => {
  expect(
    linePath([
      [10.4, 10.4],
      [20.8, 5.2],
      [21.2, 5.6],
    ]),
  ).toBe('M10 10l11-5 0 1');
});

it('groups strokes, dots and shapes by color and size', () => {
  const svg = writeSvg({
    width: 60,
    height: 30,
    color: '#444444',
    strokes: [
      {
        color: '#111111',
        size: 2,
        lines: [
          [
            [0, 0],
            [5, 5],
          ],
        ],
      },
    ],
    dots: [{ color: '#222222', size: 1.234, places: [[3, 4]] }],
    fills: [
      {
        color: '#333333',
        shapes: [
          [
            [0, 0],
            [1, 0],
            [1, 1],
          ],
        ],
      },
    ],
  });
  expect(svg).toContain('viewBox="0 0 100 50"');
  expect(svg).toContain('<path stroke="#111111" stroke-width="2" d="M0 0l5 5"/>');
  expect(svg).toContain('<path stroke="#222222" stroke-width="1.23" d="m3 4z"/>');
  expect(svg).toContain('<path fill="#333333" d="M0 0l1 0 0 1z"/>');
});

it('puts the dots of each square of the drawing in a group of their own', () => {
  const svg = writeSvg({
    width: 300,
    height: 300,
    color: '#111111',
    strokes: [],
    dots: [
      {
        color: '#111111',
        size: 1,
        places: [
          [250, 250],
          [3, 4],
          [119, 119],
        ],
      },
      { color: '#222222', size: 2, places: [[160, 5]] },
    ],
    fills: [],
  });
  expect(svg.match(/<g><path.*?<\/g>/g)).toEqual([
    '<g><path stroke-width="1" d="m3 4zm116 115z"/></g>',
    '<g><path stroke="#222222" stroke-width="2" d="m160 5z"/></g>',
    '<g><path stroke-width="1" d="m250 250z"/></g>',
  ]);
});

it('names the color of most lines and dots once', () => {
  const dots = [{ color: '#111111', size: 1, places: [[3, 4]] as const }];
  const svg = writeSvg({ width: 9, height: 9, color: '#111111', strokes: [], dots, fills: [] });
  expect(svg.match(/#111111/g)).toHaveLength(1);
});

it('leaves out lines with nothing visible', () => {
  const svg = writeSvg({
    width: 9,
    height: 9,
    color: '#111111',
    strokes: [{ color: '#111111', size: 1, lines: [] }],
    dots: [],
    fills: [],
  });
  expect(svg).not.toContain('<path');
});

it('writes drawings that the site recognizes and reads', () => {
  const dots = [{ color: '#444444', size: 2, places }];
  const svg = writeSvg({ width: 60, height: 30, color: '#444444', strokes: [], dots, fills: [] });
  const [layer] = readDrawing(svg)!.dots;
  expect(layer!.values).toHaveLength(3 * places.length);
});
