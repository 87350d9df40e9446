import sharp from 'sharp';

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const linear = Array.from({ length: 256 }, (_, value) =>
  value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

export const luminance = (red: number, green: number, blue: number) =>
  0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!;

export async function luminances(image: Buffer): Promise<Float64Array> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return Float64Array.from({ length: info.width * info.height }, (_, i) =>
    luminance(data[3 * i]!, data[3 * i + 1]!, data[3 * i + 2]!),
  );
}

/** From 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
