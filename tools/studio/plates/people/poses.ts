import type { Pose } from './pose';

/** Orthodox guard: left side ahead, weight on both bent legs, heel of the back foot up, chin down. */
export const guard: Pose = {
  pelvis: { at: [0, 0.89, -0.02], turn: [-0.62, 0.08, 0] },
  chest: [0.1, 0.2, 0.03],
  head: [-0.12, 0.2, 0],
  hands: {
    left: { at: [0.14, 1.33, 0.42], bend: [0.6, -1, 0] },
    right: { at: [-0.12, 1.3, 0.24], bend: [-0.8, -1, -0.1] },
  },
  feet: {
    left: { at: [0.1, 0.08, 0.3], bend: [0.25, 0, 1], turn: [-0.25, 0, 0] },
    right: { at: [-0.16, 0.13, -0.34], bend: [-0.5, 0, 1], turn: [-0.9, 0.3, 0] },
  },
};

/** The step before a kick: weight shifts to the lead foot, which turns out, and the back heel leaves the floor. */
export const step: Pose = {
  pelvis: { at: [0.05, 0.91, 0.1], turn: [-0.1, 0.14, 0.08] },
  chest: [-0.25, 0.14, 0.05],
  head: [-0.05, 0.18, 0],
  hands: {
    left: { at: [0.17, 1.34, 0.52], bend: [0.6, -1, 0] },
    right: { at: [-0.2, 1.24, 0.28], bend: [-0.9, -1, -0.5] },
  },
  feet: {
    left: { at: [0.12, 0.08, 0.26], bend: [0.35, 0, 1], turn: [0.7, 0, 0] },
    right: { at: [-0.16, 0.24, -0.36], bend: [-0.3, 0, 1], turn: [-0.3, 1, 0] },
  },
};

/** The knee of the kicking leg comes up, folded. */
export const chamber: Pose = {
  pelvis: { at: [0.08, 0.94, 0.14], turn: [0.55, -0.05, 0.25] },
  chest: [-0.4, 0.1, 0.12],
  head: [0, 0.15, 0.1],
  hands: {
    left: { at: [0.2, 1.42, 0.34], bend: [0.7, -1, 0] },
    right: { at: [-0.26, 1.2, 0.2], bend: [-1, -0.7, -0.4] },
  },
  feet: {
    left: { at: [0.12, 0.09, 0.2], bend: [0.8, 0, 0.8], turn: [1.3, 0.06, 0] },
    right: { at: [-0.2, 0.68, 0.1], bend: [-0.25, 0.6, 1], turn: [0.1, 0.9, 0.3] },
  },
};

/** The hip turns over and the leg unfolds. */
export const unfold: Pose = {
  pelvis: { at: [0.07, 0.97, 0.12], turn: [1, 0, 0.42] },
  chest: [-0.35, 0.06, 0.2],
  head: [0.1, 0.12, 0.25],
  hands: {
    left: { at: [0.2, 1.42, 0.22], bend: [0.8, -1, 0.3] },
    right: { at: [-0.28, 1.13, 0.05], bend: [-0.3, -0.2, -1] },
  },
  feet: {
    left: { at: [0.1, 0.1, 0.16], bend: [1, 0, 0.3], turn: [1.8, 0.12, 0] },
    right: { at: [-0.14, 1.12, 0.62], bend: [-0.5, 0.9, 0.5], turn: [0.2, 0.1, 0.6] },
  },
};

/** A high kick at full reach: the standing heel is up and turned to the target, the trunk leans away. */
export const kick: Pose = {
  pelvis: { at: [0.05, 0.99, 0.1], turn: [1.3, 0, 0.62] },
  chest: [-0.3, 0.02, 0.22],
  head: [0.15, 0.1, 0.35],
  hands: {
    left: { at: [0.2, 1.32, 0.06], bend: [0.8, -1, -0.2] },
    right: { at: [-0.12, 1.02, -0.43], bend: [-0.5, 0.5, -0.6] },
  },
  feet: {
    left: { at: [0.08, 0.11, 0.12], bend: [1, 0, 0], turn: [2.1, 0.2, 0] },
    right: { at: [-0.02, 1.62, 0.75], bend: [-0.6, 1, 0.2], turn: [0.2, -0.3, 0.7] },
  },
};

/** A straight right: hips and shoulders turned through, the back heel up, the other hand at the chin. */
export const cross: Pose = {
  pelvis: { at: [0.02, 0.88, 0.1], turn: [0.4, 0.14, 0] },
  chest: [0.35, 0.14, 0.04],
  head: [0.05, 0.22, 0.08],
  hands: {
    left: { at: [0.14, 1.36, 0.28], bend: [0.7, -1, -0.2] },
    right: { at: [0.02, 1.46, 0.86], bend: [-0.8, -0.5, 0] },
  },
  feet: {
    left: { at: [0.13, 0.08, 0.42], bend: [0.2, 0, 1], turn: [0.1, 0, 0] },
    right: { at: [-0.15, 0.19, -0.38], bend: [0.05, -0.2, 1], turn: [-0.1, 0.8, 0] },
  },
};

/** Under the punch and outside it: knees bent, trunk folded to the right, the left hand low and loaded. */
export const slip: Pose = {
  pelvis: { at: [-0.05, 0.79, -0.02], turn: [-0.75, 0.2, -0.12] },
  chest: [-0.15, 0.32, -0.3],
  head: [-0.1, 0.3, -0.3],
  hands: {
    left: { at: [0.1, 1.02, 0.42], bend: [0.9, -0.6, -0.1] },
    right: { at: [-0.28, 1.16, 0.24], bend: [-0.8, -1, -0.2] },
  },
  feet: {
    left: { at: [0.13, 0.08, 0.34], bend: [0.35, 0, 1], turn: [-0.2, 0, 0] },
    right: { at: [-0.22, 0.12, -0.34], bend: [-0.7, 0, 0.8], turn: [-0.95, 0.25, 0] },
  },
};
