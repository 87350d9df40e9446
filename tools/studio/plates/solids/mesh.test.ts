/** @jest-environment node */
import { mesh } from './mesh';

/** A square of one meter on the floor, as two triangles. */
const corners = [0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1];
const faces = [0, 1, 2, 0, 2, 3];
const skin = 0.01;
const square = mesh(corners, faces, skin);

it('measures the distance to the face, the edge or the corner that is nearest', () => {
  expect(square(0.4, 0.3, 0.6)).toBeCloseTo(0.3 - skin);
  expect(square(-0.3, 0.4, 0.5)).toBeCloseTo(0.5 - skin);
  expect(square(1.3, 0, 1.4)).toBeCloseTo(0.5 - skin);
});

it('is negative inside the skin', () => {
  expect(square(0.5, 0.004, 0.5)).toBeCloseTo(-0.006);
});

it('never states more than the distance to the nearest of many triangles', () => {
  const row = Array.from({ length: 40 }, (_, index) =>
    corners.map((at, side) => at + (side % 3 ? 0 : index * 2)),
  );
  const long = mesh(
    row.flat(),
    row.flatMap((_, index) => faces.map((corner) => corner + index * 4)),
    skin,
  );
  expect(long(40.5, 0.2, 0.5)).toBeCloseTo(0.2 - skin);
  expect(long(41.5, 0.2, 0.5)).toBeCloseTo(Math.hypot(0.5, 0.2) - skin);
  const away = long(-30, 0, 0.5);
  expect(away).toBeLessThanOrEqual(30);
  expect(away).toBeGreaterThan(0);
});
