/** The slider's values: the plus begins at `min`, and brings the words together around 0. */
export const range = { min: -100, max: 100, step: 'any' } as const;

/** Whether the plus is so near to the middle that the middle attracts it. */
export const isNear = (value: number): boolean => Math.abs(value) <= 8;

/** How long the plus takes to the middle once it is released, in ms. */
export const springTime = 450;

/**
 * The way of the plus to the middle, which it passes once.
 *
 * @param from the value where it was released
 * @param time from 0, it is released, to 1, it rests
 * @returns its value
 */
export const springAt = (from: number, time: number): number =>
  from * (1 - time) ** 3 * Math.cos(1.5 * Math.PI * time);

/**
 * Shows other words in a bill (see ui/Bill.module.css), which stays as wide and as high as it is. Its lines are new
 * elements: words that move within an element count as a layout shift.
 *
 * @param bill its children are its lines, and theirs the words
 * @param lines the new lines, with as many words where a word has a color, the font's width and the letter spacing in em
 */
export function rewrite(
  bill: HTMLElement,
  lines: readonly { text: string; width: number; spacing: number }[],
) {
  const rewritten = lines.map(({ text, width, spacing }, row) => {
    const line = bill.children[row]!.cloneNode(true) as HTMLElement;
    line.style.fontStretch = `${width}%`;
    line.style.letterSpacing = `${spacing}em`;
    const words = [...line.children];
    // Spaces join the lines to one sentence.
    if (words.length === 0) line.textContent = `${text} `;
    else words.forEach((word, index) => (word.textContent = `${text.split(' ')[index]} `));
    return line;
  });
  bill.replaceChildren(...rewritten);
}
