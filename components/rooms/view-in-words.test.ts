import { roomViewer } from '@/lib/content/room-viewer';
import { viewInWords } from './view-in-words';

const { directions, door, zoom } = roomViewer;
const { ahead, right, left, up, down } = directions;
const hotspots = [
  { name: 'Ring', text: 'A floor.', yaw: 24, pitch: -17 },
  { name: 'Gear', text: 'Gloves.', yaw: 14, pitch: 3 },
  { name: 'Garden', to: 'garden', yaw: 175, pitch: -4 },
];

const startView = { yaw: 0, pitch: -6, fov: 80 };

it.each([
  ['the hotspot that is nearest to the middle', { yaw: 15, pitch: 0 }, `Gear, 15° ${right}, 6° ${up}`],
  ['the hotspot that is nearest to it in height', { yaw: 15, pitch: -20 }, `Ring, 15° ${right}, 14° ${down}`],
  ['a door, also across the back', { yaw: -175, pitch: -6 }, `Garden ${door}, 175° ${left}`],
  ['nothing that is far above it', { yaw: 15, pitch: 44 }, `15° ${right}, 50° ${up}`],
  ['no angle straight ahead', { yaw: 0.4, pitch: -6 }, `Gear, ${ahead}`],
])('says %s, with the direction and the zoom', (_what, direction, announcement) => {
  const words = viewInWords(hotspots, { ...direction, fov: 40 }, startView, roomViewer);
  expect(words).toBe(`${announcement}, ${zoom} 200%`);
});
