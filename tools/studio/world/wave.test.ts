/** @jest-environment node */
import { strikes } from '../figures/choreography';
import { loop } from './clock';
import { updateWave, waveEnergy, waveSpeed, waveTexture } from './wave';

const sum = (light: readonly number[]) => light.reduce((total, part) => total + part);

it('reaches the dome from the %s strike at %s s when its ring has arrived there', () => {
  for (const distance of [0, 4, 12, 30]) {
    waveEnergy(loop, distance).forEach((part, index) => {
      expect(part).toBeCloseTo(waveEnergy(0, distance)[index]!, 9);
    });
  }
});

it('fills the same table at both ends of the loop', () => {
  updateWave(0);
  const first = Float32Array.from(waveTexture.image.data as Float32Array);
  updateWave(loop);
  (waveTexture.image.data as Float32Array).forEach((value, index) =>
    expect(value).toBeCloseTo(first[index]!, 6),
  );
});

it.each(strikes.map((strike) => [strike.color, strike.time, strike] as const))(
  'reaches the dome from the %s strike at %s s when its ring has run there',
  (color, time, strike) => {
    const channel = ['ember', 'tide', 'bone'].indexOf(color);
    const distance = 12;
    const arrival = time + distance / waveSpeed;
    const before = waveEnergy(arrival - 0.001, distance)[channel]!;
    const after = waveEnergy(arrival + 0.3, distance)[channel]!;
    expect(after - before).toBeGreaterThan(0.2 * strike.strength);
  },
);

it('fades between the strikes', () => {
  expect(sum(waveEnergy(9.9, 0))).toBeLessThan(sum(waveEnergy(8.4, 0)));
});
