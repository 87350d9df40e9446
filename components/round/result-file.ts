import type { Sheet } from './sheet';
import { colorOf } from './circles';
import { drawResult } from './draw-result';
import type { Hit } from './judge';

const [width, height] = [1080, 1350];
const margin = 64;
const smallSize = 48;

/** The height of capitals, in em. */
const capital = 0.69;

type Words = { name: string; lines: readonly string[]; foot: string };

/** A PNG file: the name, the result on paper, lines as wide as it, and a foot. */
export async function resultFile(sheet: Sheet, hits: readonly Hit[], { name, lines, foot }: Words) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d')!;
  const family = getComputedStyle(document.body).fontFamily;
  const setSize = (size: number) => (context.font = `900 expanded ${size}px ${family}`);
  const fittedSize = (text: string) => {
    setSize(100);
    return (100 * (width - 2 * margin)) / context.measureText(text).width;
  };
  context.fillStyle = colorOf('bone');
  context.fillRect(0, 0, width, height);

  context.fillStyle = colorOf('ink');
  const nameEnd = margin + capital * smallSize;
  setSize(Math.min(smallSize, fittedSize(name)));
  context.fillText(name, margin, nameEnd);
  let bottom = height - margin;
  setSize(Math.min(smallSize, fittedSize(foot)));
  context.fillText(foot, margin, bottom);
  bottom -= capital * smallSize + 48;
  for (const line of lines.toReversed()) {
    const size = fittedSize(line);
    setSize(size);
    context.fillText(line, margin, bottom);
    bottom -= capital * size + 28;
  }

  const scale = (width - 2 * margin) / sheet.width;
  const top = (nameEnd + bottom - scale * sheet.height) / 2;
  context.setTransform(scale, 0, 0, scale, margin, top);
  drawResult(context, sheet, hits);

  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob!], 'one-round.png', { type: 'image/png' });
}
