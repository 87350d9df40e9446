/** A square of half this side has as much ink as a dot of size 1. */
const half = Math.sqrt(Math.PI) / 4;

/**
 * Paints dots as squares with soft edges, at whose size nobody sees the corners. A canvas takes six times longer to draw
 * as many shapes.
 *
 * @param places three numbers for each dot: its position and its size
 * @param color `#rrggbb`
 * @param scale pixels a unit
 * @param pixels of an image: red in the lowest byte, opacity in the highest
 */
export function paintDots(
  places: Float32Array,
  color: string,
  scale: number,
  { width, height }: { width: number; height: number },
  pixels: Uint32Array,
): void {
  const [red = 0, green = 0, blue = 0] = (color.match(/\w\w/g) ?? []).map((part) => parseInt(part, 16));
  const ink = red | (green << 8) | (blue << 16);
  for (let i = 0; i < places.length; i += 3) {
    const side = places[i + 2]! * scale * half;
    const x = places[i]! * scale;
    const y = places[i + 1]! * scale;
    const left = Math.max(0, x - side);
    const top = Math.max(0, y - side);
    const right = Math.min(width, x + side);
    const bottom = Math.min(height, y + side);
    for (let row = Math.floor(top); row < bottom; row++) {
      const tall = Math.min(row + 1, bottom) - Math.max(row, top);
      for (let column = Math.floor(left); column < right; column++) {
        const share = tall * (Math.min(column + 1, right) - Math.max(column, left));
        const at = row * width + column;
        const before = pixels[at]! >>> 24;
        pixels[at] = ink | ((before + (255 - before) * share) << 24);
      }
    }
  }
}
