/** @jest-environment node */
import { framesPerSecond } from '../world/clock';
import { viewAt } from './camera';
import { stops } from './script';
import { shotAt, shots } from './shots';

it.each(stops)('has shots as long as $id', ({ id, duration }) => {
  const last = shotAt(id, duration - 1e-6);
  expect(last.shot).toBe(shots[id]!.at(-1));
  expect(last.progress).toBeCloseTo(1, 4);
});

it.each(stops)('never stands still or jumps within a shot of $id', ({ id, duration }) => {
  for (let frame = 1; frame < duration * framesPerSecond; frame++) {
    const [before, now] = [(frame - 1) / framesPerSecond, frame / framesPerSecond];
    if (shotAt(id, before).shot !== shotAt(id, now).shot) continue;
    const step = viewAt(id, now).eye.distanceTo(viewAt(id, before).eye);
    expect(step).toBeGreaterThan(0.0005);
    expect(step).toBeLessThan(0.1);
  }
});

it('walks on where no dots travel', () => {
  for (const [index, { id, arrives, cut }] of stops.entries()) {
    const before = stops[index - 1];
    if (arrives || cut || !before) continue;
    const [end, begin] = [viewAt(before.id, before.duration), viewAt(id, 0)];
    expect(end.eye.distanceTo(begin.eye)).toBeCloseTo(0);
    expect(end.target.distanceTo(begin.target)).toBeCloseTo(0);
    expect(end.fieldOfView).toBeCloseTo(begin.fieldOfView);
  }
});
