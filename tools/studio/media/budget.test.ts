/** @jest-environment node */
import { fitBudget, type Attempt } from './budget';

const range = { best: 20, worst: 40, halving: 6 };

/** An encoder whose films halve with every six steps, and the films it made. */
function encoder(bytesAtBest: number, halving = 6) {
  const films: (Attempt & { bytes: number })[] = [];
  const attempt = async ({ quality, part }: Attempt) => {
    const bytes = bytesAtBest * part ** 2 * 2 ** ((range.best - quality) / halving);
    films.push({ quality, part, bytes });
    return bytes;
  };
  return { films, attempt };
}

it('leaves it at the best quality when that fits', async () => {
  const { films, attempt } = encoder(900);
  await fitBudget(1000, range, attempt);
  expect(films).toEqual([{ quality: 20, part: 1, bytes: 900 }]);
});

it.each([
  ['as expected', 6],
  ['less than expected', 9],
  ['more than expected', 4],
])(
  'ends with a film that fits and wastes less than half of the budget when films shrink %s',
  async (_how, halving) => {
    const { films, attempt } = encoder(3000, halving);
    await fitBudget(1000, range, attempt);
    const { bytes, part } = films.at(-1)!;
    expect(part).toBe(1);
    expect(bytes).toBeLessThanOrEqual(1000);
    expect(bytes).toBeGreaterThan(500);
  },
);

it('makes the picture smaller rather than worse than the worst', async () => {
  const { films, attempt } = encoder(16_000);
  await fitBudget(1000, range, attempt);
  expect(films.at(-1)).toMatchObject({ part: 0.75 });
  expect(films.at(-1)!.bytes).toBeLessThanOrEqual(1000);
  expect(Math.max(...films.map(({ quality }) => quality))).toBeLessThanOrEqual(range.worst);
});

it('gives up with a sentence when nothing fits', async () => {
  const { attempt } = encoder(1e9);
  await expect(fitBudget(1000, range, attempt)).rejects.toThrow(/cannot be made as small as 1000 bytes/);
});
