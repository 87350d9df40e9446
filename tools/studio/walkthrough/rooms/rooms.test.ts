/** @jest-environment node */
import * as THREE from 'three';
import { strikes } from '../../figures/choreography';
import { createFrame } from '../../stage/frame';
import type { Room } from '../room';
import { rooms } from '../room-list';
import { stops } from '../script';
import { viewAt } from '../camera';
import { createBar } from './bar';
import { createCheckIn } from './check-in';
import { createGame } from './game';
import { createGarden, ringReach, ringStart } from './garden';
import { createMuseum, swayAt, swayPeriod, touch } from './museum';
import { createShop } from './shop';
import { createViewingRoom, screenTime, strikeTime } from './viewing-room';
import { createWaitlist } from './waitlist';

// The fighters have their own tests, and take long to build.
jest.mock('../../figures/figures', () => ({
  createFigures: () => new (jest.requireActual<typeof THREE>('three').Group)(),
}));

/** The most triangles that software can draw for a frame in about a second. */
const triangles = 300_000;
const dots = 250_000;

type Drawn = THREE.Object3D & { geometry: THREE.BufferGeometry; material: THREE.ShaderMaterial };

const drawn = ({ scene }: Room): Drawn[] => {
  const objects: Drawn[] = [];
  scene.traverse((object) => {
    if ('geometry' in object) objects.push(object as Drawn);
  });
  return objects;
};

const vertices = ({ geometry }: Drawn) => geometry.index?.count ?? geometry.getAttribute('position').count;

/** Everything that an update can change: positions, turns, visibility, and the numbers that shaders read. */
const state = (room: Room, time: number) => {
  room.update?.(time);
  room.scene.updateMatrixWorld(true);
  return drawn(room).map(({ matrixWorld, visible, parent, material }) => [
    ...matrixWorld.elements,
    visible && parent?.visible,
    ...Object.values(material.uniforms)
      .filter(({ value }) => typeof value === 'number')
      .map(({ value }) => value),
  ]);
};

const creators = {
  createCheckIn,
  createWaitlist,
  createViewingRoom,
  createGarden,
  createBar,
  createGame,
  createShop,
  createMuseum,
};

describe.each(Object.entries(creators))('%s', (_, create) => {
  let room: Room;
  beforeAll(() => {
    room = create(
      createFrame(
        960,
        540,
        strikes.map(() => new THREE.Vector3()),
      ),
    );
  }, 120_000);

  it('has only finite numbers in its geometry', () => {
    for (const { geometry } of drawn(room)) {
      for (const attribute of Object.values(geometry.attributes)) {
        expect((attribute.array as Float32Array).every(Number.isFinite)).toBe(true);
      }
    }
  });

  it('stays within the limit of triangles', () => {
    const count = (dotted: boolean) =>
      drawn(room)
        .filter((object) => object instanceof THREE.Points === dotted)
        .reduce((sum, object) => sum + vertices(object), 0);
    expect(count(false) / 3).toBeLessThan(triangles);
    expect(count(true)).toBeLessThan(dots);
    expect(count(true)).toBeGreaterThan(10_000);
  });

  it('moves, and always shows the same moment in the same way', () => {
    const early = state(room, 1.3);
    const late = state(room, 3.1);
    expect(late).not.toEqual(early);
    expect(state(room, 1.3)).toEqual(early);
  });

  it('has dots for the shapes that its script names, in front of the camera', () => {
    const { arrives, leaves, duration: length } = stops.find(({ id }) => rooms[id] === create)!;
    const { id } = stops.find((stop) => rooms[stop.id] === create)!;
    const named = [arrives && { name: arrives, time: 0 }, leaves && { name: leaves, time: length }];
    for (const shape of named) {
      if (!shape) continue;
      const { eye, target } = viewAt(id, shape.time);
      const ahead = target.sub(eye).normalize();
      const { points } = room.shapes[shape.name]!;
      expect(points.length).toBeGreaterThan(3000);
      const dot = new THREE.Vector3();
      let before = 0;
      for (let at = 0; at < points.length; at += 3) {
        if (dot.fromArray(points, at).sub(eye).dot(ahead) > 0.1) before += 3;
      }
      expect(before / points.length).toBeGreaterThan(0.9);
    }
  });
});

it("lets the museum's bag hang until a hand touches it, then swing there and back in its period", () => {
  for (const time of [0, touch / 2, touch]) expect(swayAt(time)).toBeCloseTo(0, 10);
  for (const later of [0.7, 1.3, 1.9]) {
    const time = touch + later;
    expect(swayAt(time + swayPeriod)).toBeCloseTo(swayAt(time), 10);
    expect(swayAt(time + swayPeriod / 2)).toBeCloseTo(-swayAt(time), 10);
    expect(swayAt(time)).toBeLessThan(-0.005);
  }
});

it("starts the garden's rings on time, at the speed of all rings", () => {
  expect(ringReach(ringStart)).toBe(0);
  expect(ringReach(ringStart + 1)).toBeCloseTo(11);
  expect(ringReach(4.5)).toBeCloseTo(11);
});

it("shows the loop's last strike on the screen", () => {
  expect(screenTime(strikeTime)).toBe(strikes.at(-1)!.time);
});
