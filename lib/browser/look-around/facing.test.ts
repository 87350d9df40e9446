import { roomViewer } from '@/lib/content/room-viewer';
import { ahead } from './camera';
import { facing } from './facing';

const { directions, door } = roomViewer;
const marks = [
  { name: 'Ring', text: 'A floor.', yaw: 24, pitch: -17 },
  { name: 'Gear', text: 'Gloves.', yaw: 14, pitch: 3 },
  { name: 'Garden', to: 'garden', yaw: 175, pitch: -4 },
];

it.each([
  ['the mark that is nearest to the middle of the view', { yaw: 15, pitch: 0 }, 'Gear'],
  ['the mark that is nearest to it in height', { yaw: 15, pitch: -20 }, 'Ring'],
  ['a door, also across the back', { yaw: -175, pitch: 0 }, `Garden ${door}`],
  [
    'nothing that is far above it',
    { yaw: 15, pitch: ahead.pitch + 50 },
    `15° ${directions.right}, 50° ${directions.up}`,
  ],
  [
    'a direction where no mark is near',
    { yaw: -90.4, pitch: ahead.pitch - 20 },
    `90° ${directions.left}, 20° ${directions.down}`,
  ],
])('says %s', (_what, direction, said) => {
  expect(facing(marks, direction)).toBe(said);
});

it('has words for the first view of a room without marks', () => {
  expect(facing([], ahead)).toBe(directions.ahead);
});
