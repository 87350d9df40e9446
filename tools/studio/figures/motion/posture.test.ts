/** @jest-environment node */
import { strikes } from '../choreography';
import { solve } from './fight';

it('throws the head of whoever takes a strong blow back or aside', () => {
  for (const { time, color } of strikes.filter(({ strength }) => strength > 0.9)) {
    const struck = color === 'ember' ? 'tide' : 'ember';
    const before = solve(struck, time);
    const after = solve(struck, time + 0.2);
    const moved = after.head.clone().sub(after.pelvis).sub(before.head.clone().sub(before.pelvis));
    expect(moved.setY(0).length()).toBeGreaterThan(0.06);
  }
});
