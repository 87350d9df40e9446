import * as THREE from 'three';
import { beat } from '../../world/clock';
import { clamp, lerp, smootherstep } from '../../world/easing';

export type Hand = 'left' | 'right';

/** A sphere of the game: which hand hits it, when, and where. */
type Target = {
  hand: Hand;
  color: 'ember' | 'tide';
  /** Seconds after the stop's start. */
  time: number;
  /** Where the glove hits it, in meters. */
  at: THREE.Vector3;
};

/** Meters. */
export const sphereRadius = 0.18;

/** The distance from a glove's wrist to its knuckles, in meters. */
export const knuckles = 0.27;

/** Speed of the spheres, in meters per second. */
const pace = 5;

/** The heights of the punches in order. They vary, so that the eye has something to follow. */
const heights = [1.52, 1.6, 1.42, 1.5, 1.62, 1.44, 1.5, 1.6, 1.44, 1.52];

/** One sphere per beat, for each hand in turn. The last one arrives as the stop ends. */
export const targets: readonly Target[] = heights.map((height, index) => {
  const left = index % 2 === 1;
  return {
    hand: left ? 'left' : 'right',
    color: left ? 'ember' : 'tide',
    time: (index + 1) * beat,
    at: new THREE.Vector3(left ? -0.2 : 0.2, height, -1.2),
  };
});

/** Seconds of a punch from guard to contact, and back to guard. */
const out = 0.16;
const back = 0.34;

/** How far a hand is on its way from guard (0) to its sphere (1). It arrives exactly on its beats. */
export function punchAt(hand: Hand, time: number): { reach: number; target: Target } {
  const own = targets.filter((target) => target.hand === hand);
  const target = own.find(({ time: contact }) => time < contact + back) ?? own.at(-1)!;
  const age = time - target.time;
  const reach = age < 0 ? clamp(1 + age / out) ** 2 : 1 - smootherstep(age / back);
  return { reach, target };
}

/** Where a sphere is on its lane, in meters. After its contact it stays there. */
export function sphereAt({ at, time: contact }: Target, time: number): THREE.Vector3 {
  const away = Math.max(0, contact - time) * pace;
  // Each comes from another side of the tunnel, so that those behind are visible past those in front.
  const swing = 0.9 * (1 - Math.exp(-away / 3.2));
  const angle = (contact / beat) * 2.4;
  return new THREE.Vector3(
    at.x + 1.25 * swing * Math.cos(angle),
    at.y + 0.75 * swing * Math.sin(angle),
    at.z - away,
  );
}

/** Where a wrist is, in meters, and how the forearm is turned from pointing to -z. */
type ArmPose = { wrist: THREE.Vector3; turn: THREE.Quaternion };

const sideOf: Record<Hand, number> = { left: -1, right: 1 };

/** An arm on its way from guard to its sphere: the fist turns over, and the elbow stays low. */
export function armAt(hand: Hand, time: number): ArmPose {
  const { reach, target } = punchAt(hand, time);
  const side = sideOf[hand];
  const turnAt = (part: number) =>
    new THREE.Quaternion().setFromEuler(
      new THREE.Euler(
        lerp(0.62, 0.4, part),
        side * lerp(0.2, 0.16, part),
        side * lerp(-0.75, -0.15, part),
        'YXZ',
      ),
    );
  const guard = new THREE.Vector3(side * 0.23, 1.3 + 0.012 * Math.sin(2 * Math.PI * time + side), -0.4);
  const ahead = new THREE.Vector3(0, 0, -1).applyQuaternion(turnAt(1));
  const contact = target.at.clone().addScaledVector(ahead, -(knuckles + sphereRadius));
  return { wrist: guard.lerp(contact, reach), turn: turnAt(reach) };
}
