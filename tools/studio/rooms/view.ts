import type * as THREE from 'three';
import type { Frame } from '../stage/frame';
import type { Point } from '../walkthrough/shapes/forms/surface';

/** A standing point in a room of the walkthrough, from which the visitor looks around. */
export type RoomView = {
  /** The room's name in the files and on the page. */
  id: string;
  /** Its stop in the walkthrough. */
  stop: string;
  /** The moment, in seconds since the stop began. */
  time: number;
  /** Where the eye is, 1.7 m above the floor; meters. */
  eye: Point;
  /** Where the front face looks, in degrees to the right of -z. */
  heading: number;
  /** How bright its picture is; 1 by default. All rooms should look equally bright. */
  exposure?: number;
  /** Whether those who stand at a place in the walkthrough are left out; meters. */
  leavesOut?(place: THREE.Vector3): boolean;
  /** What the walkthrough's camera never sees. */
  surroundings(frame: Frame): THREE.Object3D[];
};
