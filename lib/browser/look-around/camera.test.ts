import { changed, directionAt, firstView, project } from './camera';

const ahead = { yaw: 0, pitch: 0, fov: 90 };
const wide = 16 / 9;

it('neither tips over nor zooms without an end', () => {
  expect(changed(ahead, { pitch: 120, fov: -80 })).toEqual({ yaw: 0, pitch: 80, fov: 40 });
  expect(changed(ahead, { pitch: -120, fov: 80 })).toEqual({ yaw: 0, pitch: -80, fov: 100 });
});

it.each([0.5, 0.8, 1, 16 / 9, 2.3])(
  'has the figures from head to feet first, in a picture of %d to 1',
  (aspect) => {
    const view = firstView(aspect);
    for (const yaw of [-22, 22])
      for (const pitch of [-28, 8]) expect(project({ yaw, pitch }, view, aspect)).toBeDefined();
  },
);

it('ends at half the field of view on its longer side, and nearer on the other', () => {
  expect(project({ yaw: 45, pitch: 0 }, ahead, wide)!.x).toBeCloseTo(1);
  expect(project({ yaw: 46, pitch: 0 }, ahead, wide)).toBeUndefined();
  expect(project({ yaw: 0, pitch: 29 }, ahead, wide)!.y).toBeCloseTo(0, 1);
  expect(project({ yaw: 0, pitch: 30 }, ahead, wide)).toBeUndefined();
  expect(project({ yaw: 0, pitch: 45 }, ahead, 0.5)!.y).toBeCloseTo(0);
  expect(project({ yaw: 0, pitch: 46 }, ahead, 0.5)).toBeUndefined();
});

it('has each direction where it says that the direction is', () => {
  const view = { yaw: 150, pitch: -25, fov: 80 };
  const point = { x: 0.9, y: 0.2 };
  const found = project(directionAt(point, view, wide), view, wide)!;
  expect([found.x, found.y]).toEqual([expect.closeTo(point.x), expect.closeTo(point.y)]);
});
