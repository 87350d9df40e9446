/** @jest-environment node */
import { robeTurn } from './shop';

it('turns the robe slowly, in one direction, until its front is visible', () => {
  for (let frame = 1; frame <= 96; frame++) {
    const step = robeTurn(frame / 96) - robeTurn((frame - 1) / 96);
    expect(step).toBeGreaterThan(0);
    expect(step * 24).toBeLessThan(0.5);
  }
  expect(Math.abs(robeTurn(1))).toBeLessThan(0.1);
});
