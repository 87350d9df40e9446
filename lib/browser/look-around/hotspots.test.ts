import { roomViewer } from '@/lib/content/room-viewer';
import { ahead } from './camera';
import { facing, placeHotspots } from './hotspots';

const { directions, door } = roomViewer;
const hotspots = [
  { name: 'Ring', text: 'A floor.', yaw: 24, pitch: -17 },
  { name: 'Gear', text: 'Gloves.', yaw: 14, pitch: 3 },
  { name: 'Garden', to: 'garden', yaw: 175, pitch: -4 },
];

/** Places hotspots of 100 x 44 pixels in a picture of 400 x 200. @returns where each stands, if it is in the picture */
function place(...yaws: number[]) {
  const list = document.createElement('ul');
  Object.defineProperties(list, { clientWidth: { value: 400 }, clientHeight: { value: 200 } });
  const places: Record<number, string> = {};
  for (const yaw of yaws) {
    const hotspot = document.createElement('li');
    Object.assign(hotspot.dataset, { yaw, pitch: 0 });
    const label = document.createElement('button');
    Object.defineProperties(label, { offsetWidth: { value: 100 }, offsetHeight: { value: 44 } });
    hotspot.append(label);
    // jsdom does not know the property.
    jest.spyOn(hotspot.style, 'setProperty').mockImplementation((_property, value) => {
      places[yaw] = value!;
    });
    list.append(hotspot);
  }
  document.body.replaceChildren(list);
  const draw = () => placeHotspots(list, { yaw: 0, pitch: 0, fov: 90 });
  draw();
  return { places, draw, list };
}

it('moves a hotspot to its place in the picture, and marks those outside of it', () => {
  const { places, list } = place(0, 120);
  expect(places).toEqual({ 0: '200px 100px' });
  expect([...list.children].map((hotspot) => hotspot.hasAttribute('data-outside'))).toEqual([false, true]);
});

it('moves a hotspot that would lie over another one, and never the one that has the focus', () => {
  const { places, draw, list } = place(0, 2);
  const onItsPlace = (yaw: number) => places[yaw]!.endsWith(' 100px');
  expect([0, 2].map(onItsPlace)).toEqual([true, false]);
  list.querySelectorAll('button')[1]!.focus();
  draw();
  expect([0, 2].map(onItsPlace)).toEqual([false, true]);
});

it.each([
  ['the hotspot that is nearest to the middle of the view', { yaw: 15, pitch: 0 }, 'Gear'],
  ['the hotspot that is nearest to it in height', { yaw: 15, pitch: -20 }, 'Ring'],
  ['a door, also across the back', { yaw: -175, pitch: 0 }, `Garden ${door}`],
  [
    'nothing that is far above it',
    { yaw: 15, pitch: ahead.pitch + 50 },
    `15° ${directions.right}, 50° ${directions.up}`,
  ],
  [
    'a direction where no hotspot is near',
    { yaw: -90.4, pitch: ahead.pitch - 20 },
    `90° ${directions.left}, 20° ${directions.down}`,
  ],
])('says %s', (_what, direction, said) => {
  expect(facing(hotspots, direction)).toBe(said);
});

it('says that the view is ahead in a room without hotspots', () => {
  expect(facing([], ahead)).toBe(directions.ahead);
});
