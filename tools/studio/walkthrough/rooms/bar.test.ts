/** @jest-environment node */
import type * as THREE from 'three';
import { contacts } from '../../figures/motion/fight';
import { createFrame } from '../../stage/frame';
import { beat } from '../../world/clock';
import { lipOf } from '../shapes/furniture/glassware';
import { chime, createBar, liftedAt, ringRadius } from './bar';

it('rings a glass on a beat: the ring begins at its lip and grows', () => {
  expect(chime % beat).toBe(0);
  expect(ringRadius(chime)).toBe(lipOf.coupe.radius);
  expect(ringRadius(chime + 1)).toBeGreaterThan(ringRadius(chime + 0.5));
});

it('brings the lips of two lifted glasses together on that beat, and not before', () => {
  const gap = (time: number) => {
    const [coupe, tall] = [liftedAt('coupe', time), liftedAt('tall', time)];
    return Math.hypot(coupe.x - tall.x, coupe.z - tall.z) - lipOf.coupe.radius - lipOf.tall.radius;
  };
  expect(gap(chime)).toBeCloseTo(0, 2);
  expect(gap(chime - 0.4)).toBeGreaterThan(0.02);
  expect(liftedAt('coupe', chime).y).toBeGreaterThan(liftedAt('coupe', 0).y + 0.1);
});

it('shows no ring before that beat', () => {
  const room = createBar(createFrame(960, 540, contacts()));
  const light = (time: number) => {
    room.update!(time);
    return room.scene.children
      .flatMap((child) => ('material' in child ? [child.material as THREE.ShaderMaterial] : []))
      .filter(({ uniforms }) => uniforms.uReach && uniforms.uRadius)
      .reduce((sum, { uniforms }) => sum + (uniforms.uStrength!.value as number), 0);
  };
  expect(light(chime - 0.05)).toBe(0);
  expect(light(chime + 0.05)).toBeGreaterThan(0.5);
});
