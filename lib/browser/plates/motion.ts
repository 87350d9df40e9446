/** A ring that spreads from a point, in the units of the drawing. */
export type Ring = { x: number; y: number; age: number };

type Size = { width: number; height: number };

/** Milliseconds: how long a dot takes to reach its place on entry, and how much later the last one starts. */
const arrival = 420;
const stagger = 280;

/** How long a plate assembles. */
export const assembly = arrival + stagger;

/** How fast a ring spreads, in units a millisecond, and how long a dot moves after the ring has reached it. */
const speed = 1.2;
const settling = 360;

/** How far the front pushes a dot, how far a dot strays behind it, and from how far it comes on entry, in units. */
const push = 13;
const stray = 30;
const origin = 40;

/** How long a ring moves dots. */
export const lifeOf = ({ x, y }: Omit<Ring, 'age'>, { width, height }: Size): number =>
  Math.hypot(Math.max(x, width - x), Math.max(y, height - y)) / speed + settling;

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));

/**
 * Places dots while a plate assembles from its center, or while rings run through it. A ring is a thin front with small
 * ripples behind it, as in the hero's video. Each dot strays in its own direction, the same in every run.
 *
 * @param dots three numbers for each: its position and its size
 * @param age milliseconds since the plate began to assemble, `assembly` or more once it has
 * @param placed takes the positions and sizes of this moment. No dot leaves the drawing.
 */
export function placeDots(
  dots: Float32Array,
  { width, height }: Size,
  age: number,
  rings: readonly Ring[],
  placed: Float32Array,
): void {
  const reach = Math.hypot(width, height) / 2;
  placed.set(dots);
  for (let i = 0; i < dots.length; i += 3) {
    const x = dots[i]!;
    const y = dots[i + 1]!;
    let right = 0;
    let down = 0;
    let own = 0;
    if (age < assembly) {
      const start = (stagger * Math.hypot(x - width / 2, y - height / 2)) / reach;
      const remaining = 1 - clamp((age - start) / arrival, 1);
      own = origin * remaining ** 3;
      placed[i + 2]! *= 1 - remaining ** 2;
    }
    for (const ring of rings) {
      const dx = x - ring.x;
      const dy = y - ring.y;
      // Math.hypot is many times slower.
      const distance = Math.sqrt(dx * dx + dy * dy);
      const time = (ring.age - distance / speed) / settling;
      if (time <= 0 || time >= 1) continue;
      const rest = (1 - time) ** 3;
      const front = (push * rest * Math.sin(3 * Math.PI * Math.sqrt(time))) / (distance || 1);
      right += front * dx;
      down += front * dy;
      own += stray * time * rest;
    }
    if (own === 0) continue;
    // The R2 sequence gives neighbors different directions
    // (https://extremelearning.com.au/unreasonable-effectiveness-of-quasirandom-sequences/).
    placed[i] = clamp(x + right + own * (((i * 0.7549) % 2) - 1), width);
    placed[i + 1] = clamp(y + down + own * (((i * 0.5698) % 2) - 1), height);
  }
}
