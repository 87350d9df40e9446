/** How many letters one adds, removes or changes to make one word of the other (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries())
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (letter === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}

/** The known name that somebody may have meant, if one is as near as a slip of the fingers. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((other) => ({ other, slips: distance(name.toLowerCase(), other.toLowerCase()) }))
    .sort((a, b) => a.slips - b.slips);
  return best && best.slips <= 3 ? best.other : undefined;
}
