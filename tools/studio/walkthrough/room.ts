import type * as THREE from 'three';
import type { Frame } from '../stage/frame';
import type { Dots } from './handover/dots';

/** What a stop of the walkthrough shows. */
export type Room = {
  scene: THREE.Scene;
  /** The shapes whose dots leave for the next room, or arrive from the previous one, by their names in the script. */
  shapes: Readonly<Record<string, Dots>>;
  /**
   * How much of the room its wet floor, at y 0, reflects, 0 to 1; none by default. The floor shows wherever
   * nothing solid covers it, so a floor part needs `solid: false`.
   */
  mirror?: number;
  /** A floor that shows the room's mirror image, instead of the plain one. */
  floor?(mirror: THREE.Texture): THREE.Object3D;
  /**
   * Updates moving objects before a moment is drawn, from that moment only. The waves follow `uTime`.
   *
   * @param time seconds since the stop began; less than 0 while the room forms
   */
  update?(time: number): void;
  /** The fight, in rooms that show it. It moves fast, so it is drawn over the scene with an open shutter. */
  fight?: {
    scene: THREE.Scene;
    /** The moment of the fight's loop for `uTime`, by the time since the stop began; in seconds. */
    loopTime(time: number): number;
  };
};

export type CreateRoom = (frame: Frame) => Room;
