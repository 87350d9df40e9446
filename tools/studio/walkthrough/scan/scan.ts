import * as THREE from 'three';
import { createMaterial, type Frame } from '../../stage/frame';
import { additive, alwaysDrawn, createGeometry } from '../../stage/gpu';
import { palette } from '../../world/palette';
import { createRandom } from '../../world/random';
import {
  edgeVertex,
  light,
  lineFragment,
  pointFragment,
  pointVertex,
  solidFragment,
  solidVertex,
} from './scan-shaders';
import { createRibbons } from './ribbon';
import { areaOf, stipple } from './surface-dots';

/** A thing of one color in a room. */
export type ScanPart = {
  /** In its place in the room: meters, y up, the floor at y 0. */
  geometry: THREE.BufferGeometry;
  /** Bone by default. */
  color?: 'bone' | 'ember' | 'tide';
  /** 1 by default; light above about 2 glows. */
  brightness?: number;
  /** Dots per square meter in the brightest places, or 0 for none; a share of the room's dots by default. */
  density?: number;
  /** The smallest angle between two faces, in degrees, whose edge is drawn; 30 by default. */
  edges?: number | false;
  /** Whether it hides what is behind it; true by default. */
  solid?: boolean;
};

/** The lamp that lights a scan. */
export type Lamp = {
  /** Meters. */
  position: THREE.Vector3;
  /** How far it lights well, in meters; at this distance a quarter of its light remains. */
  reach: number;
};

const defaultLamp: Lamp = { position: new THREE.Vector3(-2.2, 4.2, 3), reach: 6 };

/** Ember and tide are darker than bone. This gain makes them look equally bright when lit. */
const gain = { bone: 1, ember: 1.7, tide: 1.25 } as const;

/** Dots shared by the parts of a scan that have no density. */
const sharedDots = 200_000;

/** Small things are seen up close, so dots are shared by area to this power. */
const sharePower = 0.42;

/** The density of each part in dots per square meter. */
function densities(parts: readonly ScanPart[]): number[] {
  const areas = parts.map(({ geometry }) => areaOf(geometry));
  const share = (index: number) => (parts[index]!.density === undefined ? areas[index]! ** sharePower : 0);
  const total = parts.reduce((sum, _, index) => sum + share(index), 0);
  return parts.map(({ density }, index) => density ?? (sharedDots * share(index)) / total / areas[index]!);
}

/** The creases of a geometry. */
const edgesOf = (geometry: THREE.BufferGeometry, angle: number): THREE.BufferGeometry =>
  createRibbons(new THREE.EdgesGeometry(geometry, angle).getAttribute('position').array);

/**
 * Draws things as a light scan in the style of the stippled plates: dark solids, denser dots where the lamp
 * shines, and thin lines along the creases.
 *
 * @param seed the seed for the positions of the dots
 * @param lamp its light; above, in front and to the left by default
 * @returns a group that can be moved and turned as a whole; the lamp stays in place
 */
export function createScan(
  frame: Frame,
  parts: readonly ScanPart[],
  seed: number,
  { position, reach }: Lamp = defaultLamp,
): THREE.Group {
  const random = createRandom(seed);
  const group = new THREE.Group();
  densities(parts).forEach((density, index) => {
    const { geometry, color = 'bone', brightness = 1, edges = 30, solid = true } = parts[index]!;
    const uniforms = {
      uLamp: { value: position },
      uReach: { value: reach },
      uColor: { value: new THREE.Vector3(...palette[color]).multiplyScalar(brightness * gain[color]) },
      uSpacing: { value: 1 / Math.sqrt(density) },
    };
    const material = (vertex: string, fragment: string, options: THREE.ShaderMaterialParameters = {}) =>
      createMaterial(frame, { vertex: light + vertex, fragment: light + fragment, uniforms, ...options });

    if (solid) {
      if (!geometry.getAttribute('normal')) geometry.computeVertexNormals();
      group.add(new THREE.Mesh(geometry, material(solidVertex, solidFragment)));
    }
    if (density > 0) {
      const { positions, normals, ranks } = stipple(geometry, density, random);
      const dots = createGeometry({ position: [positions, 3], normal: [normals, 3], rank: [ranks, 1] });
      group.add(new THREE.Points(dots, material(pointVertex, pointFragment, additive)));
    }
    if (edges !== false) {
      const ribbons = new THREE.Mesh(edgesOf(geometry, edges), material(edgeVertex, lineFragment, additive));
      // The bounds contain only one end of each line.
      group.add(alwaysDrawn(ribbons));
    }
  });
  return group;
}
