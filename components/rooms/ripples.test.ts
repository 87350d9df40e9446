import { prefer } from '@/lib/fixtures/preferences';
import { ahead } from './camera';
import { createRipples } from './ripples';

function enter({ still = false } = {}) {
  prefer(...(still ? ['reduced-motion'] : []));
  const ripples = createRipples();
  const after = (seconds: number) => {
    let light = ripples.light();
    for (let frame = 0; frame < seconds * 50; frame++) {
      jest.advanceTimersByTime(20);
      const before = light?.strength ?? 0;
      light = ripples.light();
      expect(Math.abs((light?.strength ?? 0) - before)).toBeLessThan(0.05);
    }
    return light;
  };
  ripples.wake();
  return { ...ripples, after };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('breathes, rests five seconds after the last input, and breathes again after the next, without a jump', () => {
  const { wake, after } = enter();
  expect(after(0)).toMatchObject({ strength: 0 });
  expect(after(1.1)).toMatchObject({ strength: 1 });
  wake();
  expect(after(4)).toMatchObject({ strength: 1 });
  expect(after(1)).toBeUndefined();
  wake();
  expect(after(1.1)).toMatchObject({ strength: 1 });
});

it('sends a ripple from the place that is pressed, for less than a second', () => {
  const { ripple, after } = enter();
  expect(after(1)).toMatchObject({ age: 1 });
  ripple({ ...ahead, yaw: 30 });
  expect(after(0)).toMatchObject({ age: 0, ripple: { yaw: 30 } });
  expect(after(1)).toMatchObject({ age: 1 });
});

it('rests for visitors who ask for less motion, also when they press it', () => {
  const { ripple, after } = enter({ still: true });
  ripple(ahead);
  expect(after(1)).toBeUndefined();
});
