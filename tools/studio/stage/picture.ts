import type * as THREE from 'three';

export type Picture = {
  /** Pixels. */
  width: number;
  height: number;
  /** How often fast objects are drawn per frame: this makes motion blur and smooth edges. */
  subframes: number;
};

/** A video that can draw any of its moments, in seconds, into its renderer's canvas. */
export type Video = { renderer: THREE.WebGLRenderer; render(time: number): void };
