/** @jest-environment node */
import { Matrix4 } from 'three';
import { buildBody, type Body, type Skin } from './body';
import type { Fighter } from '../choreography';
import { boneCount } from './skeleton';
import { skinOnCpu } from './fixtures/skin-on-cpu';

const fighters: readonly Fighter[] = ['ember', 'tide'];
const bodies = Object.fromEntries(
  fighters.map((fighter) => [fighter, buildBody(fighter, { cell: 0.0125, points: 600 })]),
) as Record<Fighter, Body>;

const sumOfWeights = ({ weights }: Skin, point: number) =>
  weights.subarray(point * 4, point * 4 + 4).reduce((sum, weight) => sum + weight, 0);

describe.each(fighters)('the body of %s', (fighter) => {
  const { mesh, points } = bodies[fighter];

  it('is closed: two triangles meet at every edge', () => {
    const edges = new Map<string, number>();
    for (let slot = 0; slot < mesh.index.length; slot++) {
      const from = mesh.index[slot]!;
      const to = mesh.index[slot % 3 === 2 ? slot - 2 : slot + 1]!;
      const edge = from < to ? `${from} ${to}` : `${to} ${from}`;
      edges.set(edge, (edges.get(edge) ?? 0) + 1);
    }
    expect([...edges.values()].filter((triangles) => triangles !== 2)).toEqual([]);
  });

  it('is as tall as a person and stands on the floor', () => {
    const heights = mesh.positions.filter((_, slot) => slot % 3 === 1);
    const low = heights.reduce((least, height) => Math.min(least, height), 9);
    const high = heights.reduce((most, height) => Math.max(most, height), 0);
    expect(low).toBeGreaterThan(-0.02);
    expect(low).toBeLessThan(0.02);
    expect(high).toBeGreaterThan(1.75);
    expect(high).toBeLessThan(1.9);
  });

  it('gives every vertex bones whose weights add up to 1', () => {
    for (const skin of [mesh, points]) {
      const sums = Array.from({ length: skin.positions.length / 3 }, (_, point) => sumOfWeights(skin, point));
      expect(sums.every((sum) => Math.abs(sum - 1) < 1e-5)).toBe(true);
      expect(skin.bones.every((bone) => Number.isInteger(bone) && bone >= 0 && bone < boneCount)).toBe(true);
    }
  });

  it('places its points on the surface', () => {
    let furthest = 0;
    for (let point = 0; point < 60; point++) {
      const [x, y, z] = points.positions.subarray(point * 30, point * 30 + 3) as unknown as [
        number,
        number,
        number,
      ];
      let nearest = Infinity;
      for (let slot = 0; slot < mesh.positions.length; slot += 3) {
        const away = Math.hypot(
          mesh.positions[slot]! - x,
          mesh.positions[slot + 1]! - y,
          mesh.positions[slot + 2]! - z,
        );
        if (away < nearest) nearest = away;
      }
      furthest = Math.max(furthest, nearest);
    }
    // No point of a triangle is further from its nearest corner than about the mesh's cell size.
    expect(furthest).toBeLessThan(0.0125);
  });

  it('points its normals outward', () => {
    let volume = 0;
    let agreed = 0;
    const { index, positions, normals } = mesh;
    for (let slot = 0; slot < index.length; slot += 3) {
      const [a, b, c] = [0, 1, 2].map((corner) => index[slot + corner]! * 3) as [number, number, number];
      const [ax, ay, az] = [positions[a]!, positions[a + 1]!, positions[a + 2]!];
      const [ux, uy, uz] = [positions[b]! - ax, positions[b + 1]! - ay, positions[b + 2]! - az];
      const [vx, vy, vz] = [positions[c]! - ax, positions[c + 1]! - ay, positions[c + 2]! - az];
      const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
      volume += (ax * nx + ay * ny + az * nz) / 6;
      if (nx * normals[a]! + ny * normals[a + 1]! + nz * normals[a + 2]! > 0) agreed++;
    }
    expect(volume).toBeGreaterThan(0.05);
    expect(volume).toBeLessThan(0.12);
    expect(agreed / (index.length / 3)).toBeGreaterThan(0.97);
  });

  it('does not move when its bones rest', () => {
    const { positions, normals } = skinOnCpu(
      points,
      Array.from({ length: boneCount }, () => new Matrix4()),
    );
    expect(positions.every((value, slot) => Math.abs(value - points.positions[slot]!) < 1e-5)).toBe(true);
    expect(normals.every((value, slot) => Math.abs(value - points.normals[slot]!) < 1e-5)).toBe(true);
  });
});

it('builds the same body every time', () => {
  const [one, two] = [0, 1].map(() => buildBody('tide', { cell: 0.03, points: 200 })) as [Body, Body];
  expect(two.points).toEqual(one.points);
  expect(two.mesh).toEqual(one.mesh);
});
