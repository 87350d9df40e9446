import * as THREE from 'three';
import { createRandom } from '../world/random';
import { cuts, type Shape } from './setups';

type Point = readonly [x: number, y: number];

/** Smooth random numbers along a line, from -1 to 1. */
function createNoise(seed: number): (at: number) => number {
  const random = createRandom(seed);
  const values = Array.from({ length: 4096 }, () => random() * 2 - 1);
  return (at) => {
    const index = Math.floor(at);
    const part = at - index;
    const smooth = part * part * (3 - 2 * part);
    const value = (i: number) => values[((i % 4096) + 4096) % 4096]!;
    return value(index) + (value(index + 1) - value(index)) * smooth;
  };
}

/** A point of the tear, and the direction from the paper into the dark there. */
type Step = { at: Point; out: Point; along: number };

/** The line of the tear in small steps. @param px the scale of the image */
function stepsOf(shape: Shape, px: number): Step[] {
  const curve = new THREE.CatmullRomCurve3(
    cuts[shape].tear.map(([x, y]) => new THREE.Vector3(x * px, y * px, 0)),
  );
  const length = curve.getLength();
  const count = Math.round(length);
  return Array.from({ length: count + 1 }, (_, index) => {
    const part = index / count;
    const { x, y } = curve.getPointAt(part);
    const way = curve.getTangentAt(part);
    return { at: [x, y] as const, out: [-way.y, way.x] as const, along: part * length };
  });
}

/**
 * The torn sheet. Its red part is where paper is, its green part where the paper has its face and not its torn core, and
 * its blue part is red, blurred far.
 */
export function drawSheet(shape: Shape, px: number): THREE.CanvasTexture {
  const [width, height] = [cuts[shape].width * px, cuts[shape].height * px];
  const noises = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((seed) => createNoise(900 + seed));
  const steps = stepsOf(shape, px);
  const rough = (along: number) => {
    const s = along / px;
    return (
      px *
      (15 * noises[0]!(s / 128) +
        5.5 * noises[1]!(s / 47) +
        (1.2 + 1.6 * Math.max(0, noises[5]!(s / 70))) * noises[2]!(s / 14) +
        0.9 * noises[3]!(s / 5.3) +
        0.55 * noises[4]!(s / 2.1))
    );
  };
  const wide = (along: number) => {
    const s = along / px;
    const broad = Math.max(0, 0.42 + 0.8 * noises[5]!(s / 66) + 0.35 * noises[6]!(s / 23));
    return px * (2 + 13 * broad + 1.2 * noises[7]!(s / 4.3) + 0.6 * noises[8]!(s / 1.7));
  };
  const outer = steps.map(({ at, out, along }): Point => {
    const off = rough(along);
    return [at[0] + out[0] * off, at[1] + out[1] * off];
  });
  const inner = steps.map(({ at, out, along }): Point => {
    const off = rough(along) - Math.max(0.8 * px, wide(along));
    return [at[0] + out[0] * off, at[1] + out[1] * off];
  });
  const layer = () => {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, brush: canvas.getContext('2d')! };
  };
  const fill = (brush: OffscreenCanvasRenderingContext2D, line: readonly Point[]) => {
    brush.beginPath();
    line.forEach(([x, y]) => brush.lineTo(x, y));
    brush.lineTo(width * 1.2, line.at(-1)![1]);
    if (shape === 'landscape') brush.lineTo(width * 1.2, height * 1.2);
    brush.lineTo(width * 1.2, -height * 0.2);
    brush.lineTo(line[0]![0], -height * 0.2);
    brush.fill();
  };
  const sheet = layer();
  sheet.brush.fillStyle = 'white';
  fill(sheet.brush, outer);
  // Fibers stand out of the core.
  const random = createRandom(941);
  sheet.brush.strokeStyle = 'white';
  sheet.brush.lineCap = 'round';
  steps.forEach(({ out }, index) => {
    if (random() > 0.2 / px) return;
    const [x, y] = outer[index]!;
    const long = px * (1.5 + 6 * random() ** 3);
    const lean = (random() - 0.5) * 2.4;
    const [dx, dy] = [out[0] - out[1] * lean, out[1] + out[0] * lean];
    const bend = (random() - 0.5) * 0.9;
    sheet.brush.globalAlpha = 0.35 + 0.5 * random();
    sheet.brush.lineWidth = px * (0.4 + 0.45 * random());
    sheet.brush.beginPath();
    sheet.brush.moveTo(x - out[0] * 2 * px, y - out[1] * 2 * px);
    sheet.brush.quadraticCurveTo(
      x + dx * long * 0.5,
      y + dy * long * 0.5,
      x + (dx - dy * bend) * long,
      y + (dy + dx * bend) * long,
    );
    sheet.brush.stroke();
  });
  const face = layer();
  face.brush.fillStyle = 'white';
  fill(face.brush, inner);
  const far = layer();
  far.brush.filter = `blur(${(14 * px).toFixed(1)}px)`;
  far.brush.drawImage(sheet.canvas, 0, 0);
  const read = (brush: OffscreenCanvasRenderingContext2D) => brush.getImageData(0, 0, width, height).data;
  const [red, green, blue] = [read(sheet.brush), read(face.brush), read(far.brush)];
  const together = layer();
  const image = together.brush.createImageData(width, height);
  for (let i = 0; i < image.data.length; i += 4)
    image.data.set([red[i + 3]!, green[i + 3]!, blue[i + 3]!, 255], i);
  together.brush.putImageData(image, 0, 0);
  const texture = new THREE.CanvasTexture(together.canvas as unknown as HTMLCanvasElement);
  texture.minFilter = THREE.LinearFilter;
  texture.generateMipmaps = false;
  return texture;
}
