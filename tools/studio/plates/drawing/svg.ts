/** Dots of one size and color. Positions are in whole units of the plate. */
export type DotLayer = { color: string; size: number; places: readonly (readonly [number, number])[] };

/** Lines of one width and color. */
type StrokeLayer = {
  color: string;
  size: number;
  lines: readonly (readonly (readonly [number, number])[])[];
};

/** Closed shapes of one color. */
type FillLayer = { color: string; shapes: StrokeLayer['lines'] };

type Sheet = {
  width: number;
  height: number;
  unit?: number;
  /** The color of most lines and dots. */
  color: string;
  strokes: readonly StrokeLayer[];
  dots: readonly DotLayer[];
  fills: readonly FillLayer[];
};

/** Dots are written in rows of this height, in units: it gives the fewest bytes after compression. */
const row = 10;

/**
 * Each group holds the dots of a square with sides of this length, in units, so that a script can move a part
 * of a drawing.
 */
const square = 150;

/**
 * The size of most plates' unit in the image. Positions are rounded to units. They are coarser than pixels to
 * save bytes, and finer than anyone sees at the sizes of the plates.
 */
const usualUnit = 5 / 3;

/** Two numbers with only the separator that a path needs. */
const pair = (x: number, y: number): string => (y < 0 ? `${x}${y}` : `${x} ${y}`);

/**
 * A path of dots. Each is an empty closed line with round ends, which shows as a circle
 * (https://www.w3.org/TR/SVG2/paths.html#ZeroLengthSegments), written as the step from the previous dot. The
 * same dots in another order give the same path.
 *
 * @param places whole numbers
 */
export function dotPath(places: readonly (readonly [number, number])[]): string {
  const sorted = [...places].sort(
    ([ax, ay], [bx, by]) => Math.floor(ay / row) - Math.floor(by / row) || ax - bx || ay - by,
  );
  let x = 0;
  let y = 0;
  return sorted
    .map(([toX, toY]) => {
      const step = `m${pair(toX - x, toY - y)}z`;
      [x, y] = [toX, toY];
      return step;
    })
    .join('');
}

/** The dots of each square, row by row. */
function squaresOf(layers: readonly DotLayer[]): DotLayer[][] {
  const squareOf = (side: number): number => Math.floor(side / square);
  const keys = layers.flatMap(({ places }) => places.map(([x, y]) => squareOf(y) * 1000 + squareOf(x)));
  return [...new Set(keys)]
    .sort((a, b) => a - b)
    .map((key) =>
      layers.flatMap((layer) => {
        const places = layer.places.filter(([x, y]) => squareOf(y) * 1000 + squareOf(x) === key);
        return places.length > 0 ? { ...layer, places } : [];
      }),
    );
}

/** A path through points, rounded to whole units, written as steps from the previous point. */
export function linePath(line: readonly (readonly [number, number])[]): string {
  const points = line.map(([x, y]): [number, number] => [Math.round(x), Math.round(y)]);
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      return before ? `${index === 1 ? 'l' : ' '}${pair(x - before[0], y - before[1])}` : `M${pair(x, y)}`;
    })
    .join('')
    .replaceAll(' -', '-');
}

/**
 * The plate as an SVG file with a transparent background. Dots are in groups, each from one square of the
 * drawing.
 */
export function writeSvg({
  width,
  height,
  unit = usualUnit,
  color: ink,
  strokes,
  dots,
  fills,
}: Sheet): string {
  const stroked = (color: string, size: number, path: string): string => {
    const other = color === ink ? '' : ` stroke="${color}"`;
    return path && `<path${other} stroke-width="${Number(size.toFixed(2))}" d="${path}"/>`;
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.round(width * unit)} ${Math.round(height * unit)}">`,
    `<g transform="scale(${unit.toFixed(4)})">`,
    `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">`,
    ...strokes.map(({ color, size, lines }) => stroked(color, size, lines.map(linePath).join(''))),
    ...squaresOf(dots).map(
      (layers) =>
        `<g>${layers.map(({ color, size, places }) => stroked(color, size, dotPath(places))).join('')}</g>`,
    ),
    '</g>',
    ...fills.map(
      ({ color, shapes }) => `<path fill="${color}" d="${shapes.map((s) => `${linePath(s)}z`).join('')}"/>`,
    ),
    '</g></svg>\n',
  ].join('');
}
