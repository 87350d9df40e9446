import { Box3, Sphere, type BufferAttribute } from 'three';
import { createPlants, type Plant } from '../../world/plants';
import { mesh } from './mesh';
import type { Sight, Solid } from './solid';
import { dot, normalize, type Vector } from './vector';

/** Half the thickness of a leaf, in meters. Thinner ones would fall between the dots. */
const skin = 0.008;

/** Where the light comes from. */
const sky = normalize([-0.4, 0.95, 0.5]);

/** Light comes through leaves: they are dark only where it grazes them, and inside the crown. */
const throughLeaves = ({ normal, open }: Sight): number =>
  (0.3 + 0.7 * Math.abs(dot(normal, sky))) * (0.4 + 0.6 * open);

/**
 * A plant like those of the videos.
 *
 * @param base the height of the ground where it stands, in meters
 */
export function plantSolid(plant: Plant, base: number, seed: number): Solid {
  const geometry = createPlants(seed, [plant]);
  const at = geometry.getAttribute('position');
  const corners = Array.from({ length: at.count }, (_, corner): Vector => [
    at.getX(corner),
    at.getY(corner) + base,
    at.getZ(corner),
  ]);
  const bounds = new Box3().setFromBufferAttribute(at as BufferAttribute).getBoundingSphere(new Sphere());
  return {
    distance: mesh(corners.flat(), geometry.getIndex()!.array, skin),
    center: [bounds.center.x, bounds.center.y + base, bounds.center.z],
    radius: bounds.radius + skin,
    shadowless: true,
    material: { value: 1, outline: 0.75, brightness: throughLeaves },
  };
}
