import { between, changed, firstView, glide, glideTime, limited, normal } from './camera';
import { project } from './projection';

const ahead = { yaw: 0, pitch: 0, fov: 80 };

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
  expect(changed(ahead, { pitch: -10 })).toEqual({ yaw: 0, pitch: -10, fov: 80 });
});

it('turns the shorter way', () => {
  const halfway = between({ ...ahead, yaw: 170 }, { ...ahead, yaw: -170 }, 0.5);
  expect(Math.abs(halfway.yaw)).toBeCloseTo(180);
});

it('begins and ends a turn exactly', () => {
  const goal = { yaw: 90, pitch: 20, fov: 60 };
  expect(between(ahead, goal, 0)).toEqual(ahead);
  expect(between(ahead, goal, 1)).toEqual(goal);
});

it('glides ever more slowly, and soon stands still', () => {
  const speed = { yaw: 100, pitch: -50 };
  const at = (seconds: number) => glide(speed, seconds).yaw;
  expect(at(0)).toBe(0);
  expect(at(0.1)).toBeGreaterThan(at(0.2) - at(0.1));
  expect(glide(speed, 0.2).pitch).toBeCloseTo(-at(0.2) / 2);
  const end = glideTime(speed);
  expect(end).toBeLessThan(2);
  expect((at(end) - at(end - 0.001)) / 0.001).toBeLessThan(3);
});

it('does not glide after a slow drag', () => {
  expect(glideTime({ yaw: 1, pitch: 1 })).toBe(0);
});
