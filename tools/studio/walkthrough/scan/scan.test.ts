/** @jest-environment node */
import * as THREE from 'three';
import { createFrame } from '../../stage/frame';
import { strikes } from '../../figures/choreography';
import { createScan, type ScanPart } from './scan';

const frame = createFrame(
  1280,
  720,
  strikes.map(() => new THREE.Vector3()),
);
const box: ScanPart = { geometry: new THREE.BoxGeometry(1, 1, 1), density: 200 };
const dotsOf = (group: THREE.Group) =>
  group.children.filter((child): child is THREE.Points => child instanceof THREE.Points);
const countOf = ({ geometry }: THREE.Points) => geometry.getAttribute('position').count;

it('draws a part as a solid, dots and creases', () => {
  expect(createScan(frame, [box], 1).children).toHaveLength(3);
});

it('leaves out the solid and the creases of a part that opts out', () => {
  expect(createScan(frame, [{ ...box, solid: false, edges: false }], 1).children).toHaveLength(1);
});

it('gives a small part without a density more dots per square meter than a large one', () => {
  const large = new THREE.BoxGeometry(10, 10, 10);
  const [small, big] = dotsOf(createScan(frame, [{ geometry: box.geometry }, { geometry: large }], 1)).map(
    countOf,
  );
  expect(small! / 6).toBeGreaterThan(big! / 600);
  expect(small! + big!).toBeLessThan(250_000);
});

it('puts the same dots in the same places in every run', () => {
  const positions = () => dotsOf(createScan(frame, [box], 6))[0]!.geometry.getAttribute('position').array;
  expect(positions()).toEqual(positions());
});
