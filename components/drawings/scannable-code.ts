import encodeQR from 'qr';

/** The tag of a drawing: a square path that starts at its upper left corner, and goes right, then down. */
const tagPattern = /<path id="code" [^>]*d="([^"]+)"\/>/;

/** Light modules on each side of a code: https://www.qrcode.com/en/howto/code.html#margin */
const border = 4;

/** Fills the tag of a drawing with a QR code. */
export const withCode = (svg: string, text: string): string =>
  svg.replace(tagPattern, (tag, path: string) => {
    const numbers = path.match(/-?[\d.]+/g)!.map(Number);
    return `${tag}<path fill="black" d="${codeOn(numbers, text)}"/>`;
  });

/** @param tag its corner, and the way along its upper and its right side */
function codeOn(tag: number[], text: string): string {
  const [x, y, rightX, rightY, downX, downY] = tag as [number, number, number, number, number, number];
  // A screen has no dirt on it: fewer and larger modules are easier to read than those that correct more.
  const code = encodeQR(text, 'raw', { border, ecc: 'low' });
  const at = (column: number, row: number) => {
    const left = x + (column * rightX + row * downX) / code.length;
    const top = y + (column * rightY + row * downY) / code.length;
    return `${left.toFixed(1)} ${top.toFixed(1)}`;
  };
  const bars = code.flatMap((modules, row) =>
    modules.flatMap((isDark, start) => {
      if (!isDark || modules[start - 1]) return [];
      const end = modules.indexOf(false, start);
      return `M${at(start, row)}L${at(end, row)} ${at(end, row + 1)} ${at(start, row + 1)}z`;
    }),
  );
  return bars.join('');
}
