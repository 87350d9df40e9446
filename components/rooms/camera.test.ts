import { changeView, directionAt, project, startViewOf } from './camera';

const ahead = { yaw: 0, pitch: 0, fov: 90 };

it('neither tips over nor zooms without an end', () => {
  expect(changeView(ahead, { pitch: 120, fov: -80 })).toEqual({ yaw: 0, pitch: 60, fov: 40 });
  expect(changeView(ahead, { pitch: -120, fov: 80 })).toEqual({ yaw: 0, pitch: -35, fov: 100 });
});

it.each([0.5, 0.8, 1, 16 / 9, 2.3])('has the figures from head to feet first, at %d to 1', (aspect) => {
  const view = startViewOf(aspect);
  for (const yaw of [-22, 22])
    for (const pitch of [-28, 8]) expect(project({ yaw, pitch }, view, aspect)).toBeDefined();
});

it.each([
  ['the longer side', 2, { yaw: 44 }, { yaw: 46 }],
  ['the shorter side', 2, { pitch: 26 }, { pitch: 27 }],
  ['the longer side of a tall picture', 0.5, { pitch: 44 }, { pitch: 46 }],
  ['the shorter side of a tall picture', 0.5, { yaw: 26 }, { yaw: 27 }],
])('ends at the field of view on %s', (_side, aspect, inside, outside) => {
  expect(project({ ...ahead, ...inside }, ahead, aspect)).toBeDefined();
  expect(project({ ...ahead, ...outside }, ahead, aspect)).toBeUndefined();
});

it('has each direction where it says that the direction is', () => {
  const view = { yaw: 150, pitch: -25, fov: 80 };
  const point = { x: 0.9, y: 0.2 };
  const found = project(directionAt(point, view, 16 / 9), view, 16 / 9)!;
  expect([found.x, found.y]).toEqual([expect.closeTo(point.x), expect.closeTo(point.y)]);
});
