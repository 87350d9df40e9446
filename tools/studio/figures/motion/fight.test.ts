/** @jest-environment node */
import { Vector3 } from 'three';
import { loop } from '../../world/clock';
import { aimOf } from './aim';
import { contacts, solve, type Pose } from './fight';
import { footAt } from './footwork';
import { punches, sideOf } from './punch';
import { anatomyOf } from '../body/anatomy';
import { boneIndex, limb, onSide, sides, signOf, type Side, type SideBone } from '../body/skeleton';
import { joints } from './torso';
import { strikes, type Fighter } from '../choreography';

const fighters: readonly Fighter[] = ['ember', 'tide'];
const other = (fighter: Fighter): Fighter => (fighter === 'ember' ? 'tide' : 'ember');
const times = Array.from({ length: 480 }, (_, index) => (index / 480) * loop);

const jointOf = (pose: Pose, fighter: Fighter, bone: SideBone, side: Side) =>
  onSide(joints[fighter][bone], side).applyMatrix4(pose.bones[boneIndex(bone, side)]!);

/** The inner angle at a joint, in degrees. */
const angleAt = (joint: Vector3, one: Vector3, two: Vector3) =>
  (one.clone().sub(joint).angleTo(two.clone().sub(joint)) * 180) / Math.PI;

const elbowAngle = (pose: Pose, fighter: Fighter, side: Side) =>
  angleAt(
    jointOf(pose, fighter, 'forearm', side),
    jointOf(pose, fighter, 'upperArm', side),
    pose.wrists[side],
  );

const everyPose = (look: (pose: Pose, fighter: Fighter, time: number) => void) => {
  for (const fighter of fighters) for (const time of times) look(solve(fighter, time), fighter, time);
};

const largestMove = (one: Pose, two: Pose) =>
  Math.max(
    ...one.bones.flatMap((bone, index) =>
      bone.elements.map((value, at) => Math.abs(value - two.bones[index]!.elements[at]!)),
    ),
  );

describe('the fight', () => {
  it('returns to its first pose when the loop ends, at the same speed', () => {
    for (const fighter of fighters) {
      expect(largestMove(solve(fighter, 0), solve(fighter, loop))).toBeLessThan(1e-9);
      expect(largestMove(solve(fighter, 0.01), solve(fighter, loop + 0.01))).toBeLessThan(1e-9);
      const before = largestMove(solve(fighter, loop - 0.002), solve(fighter, loop));
      const after = largestMove(solve(fighter, 0), solve(fighter, 0.002));
      expect(Math.abs(before - after)).toBeLessThan(0.0005);
    }
  });

  it('never jumps', () => {
    for (const fighter of fighters) {
      let last = solve(fighter, 0);
      for (let time = 1 / 192; time < loop; time += 1 / 192) {
        const now = solve(fighter, time);
        // No boxer is faster than 16 m/s.
        for (const side of sides) expect(now.fists[side].distanceTo(last.fists[side])).toBeLessThan(16 / 192);
        expect(now.head.distanceTo(last.head)).toBeLessThan(6 / 192);
        last = now;
      }
    }
  });

  it('brings every fist to its target on the beat', () => {
    for (const punch of punches) {
      const fist = solve(punch.fighter, punch.time).fists[sideOf(punch)];
      expect(fist.distanceTo(aimOf(punch).target)).toBeLessThan(0.04);
    }
  });

  it('aims every punch at the head, a glove or the trunk of the opponent', () => {
    const glove = 0.065;
    for (const punch of punches) {
      const { fists, head, bones } = solve(other(punch.fighter), punch.time);
      const fist = solve(punch.fighter, punch.time).fists[sideOf(punch)];
      const rest = joints[other(punch.fighter)];
      const trunk = (['chest', 'neck'] as const).map((bone) =>
        rest[bone].clone().applyMatrix4(bones[boneIndex(bone)]!),
      );
      const gaps = [
        fist.distanceTo(head) - 0.105 - glove,
        ...fists.map((place) => fist.distanceTo(place) - 2 * glove),
        ...trunk.map((place) => fist.distanceTo(place) - 0.12 - glove),
      ];
      expect(Math.min(...gaps)).toBeLessThan(0.06);
      expect(Math.min(...gaps)).toBeGreaterThan(-0.06);
    }
  });

  it('gives each strike a contact between the fighters, at the height of a fight', () => {
    const places = contacts();
    expect(places).toHaveLength(strikes.length);
    for (const { x, y, z } of places) {
      expect(Math.hypot(x, z)).toBeLessThan(0.8);
      expect(y).toBeGreaterThan(0.9);
      expect(y).toBeLessThan(1.8);
    }
  });

  it('throws a hook in a wide arc with the elbow up and bent at nearly a right angle', () => {
    const hooks = punches.filter(({ move }) => move === 'hook');
    expect(hooks).toHaveLength(2);
    for (const punch of hooks) {
      const side = sideOf(punch);
      const landed = solve(punch.fighter, punch.time);
      const angle = elbowAngle(landed, punch.fighter, side);
      expect(angle).toBeGreaterThan(85);
      expect(angle).toBeLessThan(115);
      const elbow = jointOf(landed, punch.fighter, 'forearm', side);
      const shoulder = jointOf(landed, punch.fighter, 'upperArm', side);
      expect(elbow.y).toBeGreaterThan(shoulder.y - 0.05);
      const way = [-0.2, -0.12, -0.06, -0.03, 0].map(
        (from) => solve(punch.fighter, punch.time + from).fists[side],
      );
      const chord = way[4]!.clone().sub(way[0]!).setY(0).normalize();
      const bulge = way.map((place) => {
        const from = place.clone().sub(way[0]!).setY(0);
        return from.addScaledVector(chord, -from.dot(chord)).length();
      });
      expect(Math.max(...bulge)).toBeGreaterThan(0.08);
    }
  });

  it('turns the hips and shoulders into crosses and hooks', () => {
    for (const punch of punches.filter(({ move }) => move !== 'jab')) {
      const heading = (time: number) =>
        new Vector3(0, 0, 1)
          .transformDirection(solve(punch.fighter, time).bones[boneIndex('chest')]!)
          .setY(0);
      const turned = heading(punch.time).angleTo(heading(punch.time - 0.3));
      expect((turned * 180) / Math.PI).toBeGreaterThan(25);
    }
  });

  it('keeps the lengths of arms and legs', () => {
    everyPose((pose, fighter) => {
      for (const side of sides) {
        const between = (one: SideBone, two: SideBone) =>
          jointOf(pose, fighter, one, side).distanceTo(jointOf(pose, fighter, two, side));
        expect(between('upperArm', 'forearm')).toBeCloseTo(limb.upperArm, 6);
        expect(between('forearm', 'hand')).toBeCloseTo(limb.forearm, 6);
        expect(between('thigh', 'shin')).toBeCloseTo(limb.thigh, 6);
        expect(between('shin', 'foot')).toBeCloseTo(limb.shin, 6);
      }
    });
  });

  it('ends each bone where the next begins', () => {
    everyPose((pose, fighter) => {
      for (const side of sides) {
        for (const [bone, next] of [
          ['upperArm', 'forearm'],
          ['forearm', 'hand'],
          ['thigh', 'shin'],
          ['shin', 'foot'],
        ] as const) {
          const end = onSide(joints[fighter][next], side).applyMatrix4(pose.bones[boneIndex(bone, side)]!);
          expect(end.distanceTo(jointOf(pose, fighter, next, side))).toBeLessThan(1e-6);
        }
      }
    });
  });

  it('bends elbows and knees one way only, and never straightens them completely', () => {
    everyPose((pose, fighter) => {
      for (const side of sides) {
        expect(elbowAngle(pose, fighter, side)).toBeLessThan(174);
        const hip = jointOf(pose, fighter, 'thigh', side);
        const knee = jointOf(pose, fighter, 'shin', side);
        const ankle = jointOf(pose, fighter, 'foot', side);
        expect(angleAt(knee, hip, ankle)).toBeLessThan(174);
        const toes = jointOf(pose, fighter, 'toes', side);
        const bent = knee.clone().sub(hip.clone().add(ankle).multiplyScalar(0.5));
        expect(bent.dot(toes.clone().sub(ankle).setY(0))).toBeGreaterThan(0);
      }
    });
  });

  it('keeps each elbow on its own side of the chest, and each upper arm outside of it', () => {
    everyPose((pose, fighter) => {
      const chest = pose.bones[boneIndex('chest')]!.clone().invert();
      const trunk = anatomyOf(fighter).filter(
        ({ bone, layer }) => layer === 'flesh' && bone === boneIndex('chest'),
      );
      for (const side of sides) {
        const shoulder = jointOf(pose, fighter, 'upperArm', side).applyMatrix4(chest);
        const elbow = jointOf(pose, fighter, 'forearm', side).applyMatrix4(chest);
        expect(elbow.x * signOf(side)).toBeGreaterThan(0);
        const { x, y, z } = shoulder.lerp(elbow, 0.6);
        expect(Math.min(...trunk.map(({ distance }) => distance(x, y, z)))).toBeGreaterThan(0);
      }
    });
  });

  it('keeps planted feet in place while a blow lands, and all feet above the floor', () => {
    for (const fighter of fighters) {
      for (const { time } of strikes) {
        for (const side of sides) {
          expect(
            footAt(fighter, time, side).ball.distanceTo(footAt(fighter, time - 0.09, side).ball),
          ).toBeLessThan(1e-6);
        }
      }
    }
    everyPose((pose, fighter) => {
      for (const side of sides) {
        expect(jointOf(pose, fighter, 'toes', side).y).toBeGreaterThan(0.02);
        expect(jointOf(pose, fighter, 'foot', side).y).toBeGreaterThan(0.05);
      }
    });
  });

  it('reaches the floor with both feet', () => {
    everyPose((pose, fighter) => {
      for (const side of sides) {
        const toes = jointOf(pose, fighter, 'toes', side);
        const held = onSide(joints[fighter].toes, side).applyMatrix4(pose.bones[boneIndex('foot', side)]!);
        expect(held.distanceTo(toes)).toBeLessThan(0.03);
      }
    });
  });

  it('keeps the bodies apart', () => {
    for (const time of times) {
      const ember = solve('ember', time);
      const tide = solve('tide', time);
      expect(ember.head.distanceTo(tide.head)).toBeGreaterThan(0.4);
      expect(ember.pelvis.distanceTo(tide.pelvis)).toBeGreaterThan(0.7);
      for (const [one, two] of [
        [ember, tide],
        [tide, ember],
      ] as const) {
        for (const fist of one.fists) expect(fist.distanceTo(two.head)).toBeGreaterThan(0.12);
      }
    }
  });
});
