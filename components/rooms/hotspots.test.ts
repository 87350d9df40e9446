/** @jest-environment node */
import { nearestDoor } from './hotspots';

it('knows the door that the shortest turn leads to, also past the back of the room, and no note', () => {
  const hotspots = [
    { name: 'Note', yaw: 170, pitch: 0 },
    ...[-146, 141].map((yaw) => ({ name: 'Door', to: `${yaw}`, yaw, pitch: 0 })),
  ];
  const from = (yaw: number) => nearestDoor(hotspots, yaw);
  expect(from(0)).toMatchObject({ door: { to: '141' }, turn: 141 });
  expect(from(-10)).toMatchObject({ door: { to: '-146' }, turn: -136 });
  expect(from(179)).toMatchObject({ door: { to: '-146' }, turn: 35 });
  expect(nearestDoor(hotspots.slice(0, 1), 0)).toBeUndefined();
});
