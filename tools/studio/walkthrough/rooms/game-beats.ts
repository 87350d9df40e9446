import * as THREE from 'three';
import { beat } from '../../world/clock';
import { clamp, lerp, smootherstep } from '../../world/easing';

export type Hand = 'left' | 'right';

/** A sphere of the game: which hand meets it, when, and where. */
export type Target = {
  hand: Hand;
  color: 'ember' | 'tide';
  /** Seconds after the stop's start. */
  time: number;
  /** Where the glove meets it, in meters. */
  at: THREE.Vector3;
};

/** Meters. */
export const sphereRadius = 0.18;

/** How far a glove's knuckles are ahead of its wrist, in meters. */
export const knuckles = 0.27;

/** Meters a second. */
const pace = 5;

/** Where punches land, one after the other; the height changes so that the eye has something to follow. */
const heights = [1.52, 1.6, 1.42, 1.5, 1.62, 1.44, 1.5, 1.6];

/** One sphere a beat, for the hands in turn; the last one comes as the stop ends. */
export const targets: readonly Target[] = heights.map((height, index) => {
  const left = index % 2 === 0;
  return {
    hand: left ? 'left' : 'right',
    color: left ? 'ember' : 'tide',
    time: (index + 1) * beat,
    at: new THREE.Vector3(left ? -0.2 : 0.2, height, -1.2),
  };
});

/** The time of a punch from guard to contact, and back to guard, in seconds. */
const out = 0.16;
const back = 0.34;

/** How far a hand is on its way from guard (0) to the sphere it meets (1); it is there exactly on its beats. */
export function punchAt(hand: Hand, time: number): { reach: number; target: Target } {
  const own = targets.filter((target) => target.hand === hand);
  const target = own.find(({ time: contact }) => time < contact + back) ?? own.at(-1)!;
  const age = time - target.time;
  const reach = age < 0 ? clamp(1 + age / out) ** 2 : 1 - smootherstep(age / back);
  return { reach, target };
}

/** Where a sphere is on its lane, in meters; from its contact on it stays there. */
export function sphereAt({ at, time: contact }: Target, time: number): THREE.Vector3 {
  const away = Math.max(0, contact - time) * pace;
  // Each comes from another side of the tunnel, so that those behind are seen past those in front.
  const swing = 0.9 * (1 - Math.exp(-away / 3.2));
  const angle = (contact / beat) * 2.4;
  return new THREE.Vector3(
    at.x + 1.25 * swing * Math.cos(angle),
    at.y + 0.75 * swing * Math.sin(angle),
    at.z - away,
  );
}

/** Where a wrist is, in meters, and how the forearm is turned from pointing to -z. */
export type ArmPose = { wrist: THREE.Vector3; turn: THREE.Quaternion };

const sideOf: Record<Hand, number> = { left: -1, right: 1 };

/** An arm on its way from guard to the sphere it meets: the fist turns over, and the elbow stays low. */
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
