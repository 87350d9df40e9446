import type { Sheet } from './dots';
import { colorOf, drawResult } from './draw';
import type { Hit } from './judge';

const [width, height] = [1080, 1350];
const margin = 64;

/** A PNG file: the result on paper, the name above it, and below it lines as wide as the paper, and the address. */
export async function drawPoster(sheet: Sheet, hits: readonly Hit[], name: string, lines: readonly string[]) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d')!;
  const family = getComputedStyle(document.body).fontFamily;
  const setSize = (size: number) => (context.font = `900 expanded ${size}px ${family}`);
  context.fillStyle = colorOf('bone');
  context.fillRect(0, 0, width, height);

  context.fillStyle = colorOf('ink');
  setSize(32);
  context.fillText(name, margin, margin + 26);
  context.fillText(location.host, margin, height - margin);
  let y = height - margin - 58;
  for (const line of lines.toReversed()) {
    setSize(100);
    const size = (100 * (width - 2 * margin)) / context.measureText(line).width;
    setSize(size);
    context.fillText(line, margin, y);
    y -= 0.69 * size + 24;
  }
  const scale = (width - margin) / sheet.width;
  context.setTransform(scale, 0, 0, scale, margin / 2, 150);
  drawResult(context, sheet, hits);

  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob!], 'one-round.png', { type: 'image/png' });
}
