type Size = { width: number; height: number };

/** Milliseconds. */
export const tearTime = 600;

/** How far the torn edges stray from a straight line, in pixels. */
const roughness = 10;

/**
 * A tear through the middle of a picture, for `clip-path`: two ragged edges that lean by `slope`, each `half` a width
 * from the middle. Each `layer` has its own fibers. All tears have as many corners, so that one can grow into another.
 */
export function tearShape({ width, height }: Size, half: number, slope: number, layer: number): string {
  const rows = 120;
  const edge = (side: number) =>
    Array.from({ length: rows + 1 }, (_, row) => {
      const y = (height * row) / rows;
      const wave = Math.sin(row / 5);
      // The sines of squares have no order that the eye finds.
      const fiber = Math.sin((row + 9) ** 2 + layer);
      const ragged = roughness * (0.6 * wave + 0.4 * fiber);
      const x = width / 2 + slope * (height / 2 - y) + side * half + ragged;
      return `${x.toFixed(1)}px ${y.toFixed(1)}px`;
    });
  return `polygon(${[...edge(-1), ...edge(1).reverse()].join()})`;
}

/** Tears the picture of a canvas open, along a line of light, over the one that `drawNext` draws. */
export async function tearOpen(canvas: HTMLCanvasElement, drawNext: () => void): Promise<void> {
  const copy = () => canvas.cloneNode() as HTMLCanvasElement;
  const lastRoom = copy();
  const light = copy();
  lastRoom.getContext('2d')!.drawImage(canvas, 0, 0);
  light.style.background = 'var(--color-text)';
  canvas.before(lastRoom, light);
  drawNext();
  const size = { width: canvas.clientWidth, height: canvas.clientHeight };
  const slope = Number(getComputedStyle(canvas).getPropertyValue('--seam-slope'));
  const open = (size.width + slope * size.height) / 2 + roughness;
  const timing = { duration: tearTime, easing: 'cubic-bezier(0.7, 0, 0.3, 1)' };
  const grow = (element: Element, layer: number, wider: number) => {
    const shapes = [wider, open + wider].map((half) => tearShape(size, half, slope, layer));
    return element.animate({ clipPath: shapes }, timing);
  };
  // The visitor still moves on.
  lastRoom.animate({ scale: [1, 1.3] }, timing);
  grow(light, 1, 8);
  await grow(canvas, 0, 0).finished;
  for (const layer of [lastRoom, light]) layer.remove();
}
