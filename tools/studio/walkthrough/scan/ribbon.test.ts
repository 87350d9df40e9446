/** @jest-environment node */
import { createRibbons } from './ribbon';

it('makes a line into four corners that store both of its ends', () => {
  const geometry = createRibbons([0, 1, 2, 3, 4, 5]);
  const start = geometry.getAttribute('position');
  const end = geometry.getAttribute('end');
  expect(start.count).toBe(4);
  for (let corner = 0; corner < 4; corner++) {
    expect([start.getX(corner), start.getY(corner), start.getZ(corner)]).toEqual([0, 1, 2]);
    expect([end.getX(corner), end.getY(corner), end.getZ(corner)]).toEqual([3, 4, 5]);
  }
});

it('covers each line with its own two triangles', () => {
  const { index } = createRibbons(new Float32Array(18));
  expect(index!.count).toBe(18);
  expect([...index!.array.subarray(6, 12)]).toEqual([4, 5, 6, 6, 5, 7]);
});
