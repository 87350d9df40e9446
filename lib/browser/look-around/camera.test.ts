import {
  changed,
  degreesPerPixel,
  directionAt,
  firstView,
  limited,
  normal,
  project,
  reach,
  rotation,
} from './camera';

const ahead = { yaw: 0, pitch: 0, fov: 90 };
const wide = 16 / 9;

it.each([
  [190, -170],
  [-190, 170],
  [720, 0],
])('takes %d degrees as %d', (angle, same) => {
  expect(normal(angle)).toBeCloseTo(same);
});

it('neither tips over nor zooms without an end', () => {
  expect(limited({ yaw: 0, pitch: 120, fov: 10 })).toEqual({ yaw: 0, pitch: 80, fov: 40 });
  expect(limited({ yaw: 0, pitch: -120, fov: 170 })).toEqual({ yaw: 0, pitch: -80, fov: 100 });
});

it.each([0.5, 0.8, 1, 16 / 9, 2.3])(
  'has the figures from head to feet first, in a picture of %d to 1',
  (aspect) => {
    const view = firstView(aspect);
    for (const yaw of [-22, 22])
      for (const pitch of [-28, 8]) expect(project({ yaw, pitch }, view, aspect)).toBeDefined();
  },
);

it('changes only what it is asked to', () => {
  expect(changed(ahead, { pitch: -10 })).toEqual({ yaw: 0, pitch: -10, fov: 90 });
});

it('has what it looks at in its middle', () => {
  for (const direction of [
    { yaw: 0, pitch: 0 },
    { yaw: 130, pitch: -40 },
    { yaw: -75, pitch: 60 },
  ]) {
    const { x, y } = project(direction, { ...direction, fov: 90 }, wide)!;
    expect(x).toBeCloseTo(0.5);
    expect(y).toBeCloseTo(0.5);
  }
});

it('has a greater yaw further right, and a greater pitch further up', () => {
  expect(project({ yaw: 20, pitch: 0 }, ahead, wide)!.x).toBeGreaterThan(0.5);
  expect(project({ yaw: 0, pitch: 20 }, ahead, wide)!.y).toBeLessThan(0.5);
});

it('ends at half the field of view on its longer side', () => {
  expect(project({ yaw: 45, pitch: 0 }, ahead, wide)!.x).toBeCloseTo(1);
  expect(project({ yaw: 46, pitch: 0 }, ahead, wide)).toBeUndefined();
  expect(project({ yaw: 0, pitch: 45 }, ahead, 0.5)!.y).toBeCloseTo(0);
  expect(project({ yaw: 0, pitch: 46 }, ahead, 0.5)).toBeUndefined();
});

it('has nothing in it that is behind the camera', () => {
  expect(project({ yaw: 180, pitch: 0 }, ahead, wide)).toBeUndefined();
});

it('has each direction where it says that the direction is', () => {
  const view = { yaw: 150, pitch: -25, fov: 80 };
  const point = { x: 0.9, y: 0.2 };
  const found = project(directionAt(point, view, wide), view, wide)!;
  expect([found.x, found.y]).toEqual([expect.closeTo(point.x), expect.closeTo(point.y)]);
});

it('reaches as far on the shorter side as the ratio of the sides says', () => {
  expect(reach(90, 2)).toEqual({ x: expect.closeTo(1), y: expect.closeTo(0.5) });
  expect(reach(90, 0.5)).toEqual({ x: expect.closeTo(0.5), y: expect.closeTo(1) });
});

it('looks to the right of the room at a yaw of 90 degrees', () => {
  const forward = rotation({ yaw: 90, pitch: 0 }).slice(6);
  expect(forward).toEqual([expect.closeTo(1), expect.closeTo(0), expect.closeTo(0)]);
});

it('turns so that the picture follows the pointer', () => {
  // Near the middle, a tenth of the picture of 90 degrees is tan⁻¹(0.2).
  expect(100 * degreesPerPixel(90, 1000)).toBeCloseTo((Math.atan(0.2) * 180) / Math.PI, 0);
});
