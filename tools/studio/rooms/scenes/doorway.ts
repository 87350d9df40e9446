import * as THREE from 'three';
import { createMaterial, type Frame } from '../../stage/frame';
import { additive } from '../../stage/gpu';
import { createScan } from '../../walkthrough/scan/scan';
import type { Point } from '../../walkthrough/shapes/forms/surface';
import { archLine } from '../../walkthrough/shapes/furniture/arch';
import { createLines } from '../../walkthrough/shapes/light/light-lines';
import type { RoomView } from '../view';

type Doorway = {
  /** The middle of its threshold, in meters. */
  at: Point;
  /** Radians around y; it faces z by default. */
  turn?: number;
  width: number;
  height: number;
  /** How far the hall behind it reaches, in meters. */
  deep?: number;
  /** Whether the arch stands on its own, and not in a wall; false by default. */
  alone?: boolean;
  /** How bright the end of the hall is. */
  light?: number;
  seed: number;
};

/** A place on the floor that a visitor sees in a direction, and the turn with which a door there faces the visitor. */
export function placeAt({ eye, heading }: Pick<RoomView, 'eye' | 'heading'>, yaw: number, away: number) {
  const angle = ((yaw + heading) * Math.PI) / 180;
  const at: Point = [eye[0] + Math.sin(angle) * away, 0, eye[2] - Math.cos(angle) * away];
  return { at, turn: -angle };
}

/** A band around the opening, from the front to the back; meters. */
function createBand(width: number, height: number, thickness: number, depth: number): THREE.BufferGeometry {
  const inner = archLine({ width, height });
  const outer = archLine({ width: width + 2 * thickness, height: height + thickness });
  const outline = [...outer, ...inner.reverse()].map(({ x, y }) => new THREE.Vector2(x, y));
  const band = new THREE.ExtrudeGeometry(new THREE.Shape(outline), { depth, bevelEnabled: false });
  return band.translate(0, 0, -depth);
}

/** The bright end of the hall. It hides what is behind it. */
function createEnd(frame: Frame, width: number, height: number, light: number): THREE.Mesh {
  const outline = archLine({ width, height }).map(({ x, y }) => new THREE.Vector2(x, y));
  const material = createMaterial(frame, {
    vertex:
      'out vec2 vAt; void main() { vAt = position.xy; gl_Position = project((modelMatrix * vec4(position, 1.)).xyz); }',
    fragment: `
in vec2 vAt;
uniform float uLight; uniform vec2 uSize;
void main() {
  // Arches one behind the other, which become smaller and brighter toward the middle.
  vec2 from = vec2(0., .4 * uSize.y);
  float far = 0., edge = 0.;
  for (int i = 0; i < 3; i++) {
    float part = i == 0 ? .76 : i == 1 ? .55 : .36;
    vec2 at = (vAt - from) / part + from;
    float wide = .5 * uSize.x, spring = uSize.y - wide;
    float off = at.y > spring ? length(vec2(at.x, at.y - spring)) - wide : abs(at.x) - wide;
    float inside = smoothstep(.02, -.02, max(off, -at.y) * part);
    far += inside;
    edge = max(edge, exp(-abs(off * part) * 60.) * smoothstep(-.02, .02, at.y * part) * (.4 + .2 * float(i)));
  }
  vec2 off = (vAt - from) / uSize;
  float walls = .1 + .11 * far * far + .3 * exp(-dot(off, off) * 16.);
  float ground = smoothstep(0., -.35, off.y) * .16 * smoothstep(.6, .1, abs(off.x));
  color = vec4(mix(BONE, EMBER, .12) * uLight * (walls + ground + .35 * edge), 1.);
}`,
    uniforms: { uLight: { value: light }, uSize: { value: new THREE.Vector2(width, height) } },
  });
  return new THREE.Mesh(new THREE.ShapeGeometry(new THREE.Shape(outline)), material);
}

/** The light that falls out of the doorway and leads to it. */
function createCarpet(frame: Frame, width: number, light: number): THREE.Mesh {
  const reach = 3.4;
  const material = createMaterial(frame, {
    vertex:
      'out vec2 vAt; void main() { vAt = position.xz; gl_Position = project((modelMatrix * vec4(position, 1.)).xyz); }',
    fragment: `
in vec2 vAt;
uniform float uLight, uHalf;
void main() {
  float side = abs(vAt.x) / (uHalf + .3 * vAt.y);
  float fade = exp(-max(vAt.y, 0.) * .9) * (1. - smoothstep(.6, 1., vAt.y / ${reach.toFixed(1)}));
  color = vec4(BONE * uLight * fade * (1. - smoothstep(.5, 1.1, side)), 1.);
}`,
    uniforms: { uLight: { value: light }, uHalf: { value: width / 2 } },
    ...additive,
  });
  const plane = new THREE.PlaneGeometry(width + 2.6, reach).rotateX(-Math.PI / 2);
  const mesh = new THREE.Mesh(plane.translate(0, 0, reach / 2), material);
  mesh.position.y = 0.008;
  return mesh;
}

/** A doorway with a round head: a short hall with light at its end, which falls on the floor in front of it. */
export function createDoorway(
  frame: Frame,
  { at, turn = 0, width, height, deep = 1.4, alone = false, light = 0.6, seed }: Doorway,
): THREE.Group {
  const group = new THREE.Group();
  group.position.set(...at);
  group.rotation.y = turn;
  const inside = new THREE.Vector3(0, 0.6 * height, -0.75 * deep).applyEuler(group.rotation);
  const lamp = { position: inside.add(group.position), reach: 0.4 + 0.7 * deep };
  const arch = archLine({ width, height });
  const at3 = (z: number) => arch.map(({ x, y }) => new THREE.Vector3(x, y, z));
  const end = createEnd(frame, width, height, light);
  end.position.z = -deep;
  group.add(
    createScan(
      frame,
      [
        { geometry: createBand(width, height, 0.03, deep), density: 700, edges: false, brightness: 0.8 },
        ...(alone
          ? [{ geometry: createBand(width, height, 0.24, 0.3), density: 900, brightness: 0.9 } as const]
          : []),
      ],
      seed,
      lamp,
    ),
    end,
    createCarpet(frame, width, light * 0.2),
    createLines(frame, [at3(0)], { brightness: 0.75 }),
    createLines(frame, [at3(-deep / 2), at3(-0.98 * deep)], { brightness: 0.3, width: 1 }),
  );
  return group;
}
