import type * as THREE from 'three';
import type { Frame } from '../stage/frame';

export type View = {
  /** Meters. */
  eye: THREE.Vector3;
  /** Meters. */
  target: THREE.Vector3;
  /** Vertical, in degrees. */
  fieldOfView: number;
};

/** What a stop of the walkthrough shows, and from where. */
export type Room = {
  scene: THREE.Scene;
  /**
   * How much of the room its wet floor, at y 0, gives back, 0 to 1; none unless given. It is seen wherever
   * nothing solid covers the floor, so a floor part needs `solid: false`.
   */
  mirror?: number;
  /** A floor that shows the room's mirror image itself, in place of the plain one. */
  floor?(mirror: THREE.Texture): THREE.Object3D;
  /**
   * @param progress 0 to 1 over the stop
   * @param time seconds since the stop began
   */
  view(progress: number, time: number): View;
  /** Moves what moves, by the moment alone, before it is drawn; the waves are those of `uTime`. */
  update?(progress: number, time: number): void;
  /** The fight, where it is seen: drawn over the scene with an open shutter, since it moves fast. */
  fight?: {
    scene: THREE.Scene;
    /** The moment of the fight's loop, which `uTime` is set to, by the time since the stop began; in seconds. */
    loopTime(time: number): number;
  };
};

export type CreateRoom = (frame: Frame) => Room;
