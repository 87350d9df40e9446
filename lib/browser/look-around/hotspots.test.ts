import { roomViewer } from '@/lib/content/room-viewer';
import { ahead } from './camera';
import { facing, placeHotspots } from './hotspots';

const { directions, door } = roomViewer;
const hotspots = [
  { name: 'Ring', text: 'A floor.', yaw: 24, pitch: -17 },
  { name: 'Gear', text: 'Gloves.', yaw: 14, pitch: 3 },
  { name: 'Garden', to: 'garden', yaw: 175, pitch: -4 },
];

/** Places hotspots of 100 x 44 pixels in a picture of 400 x 200. @returns where they are, outside included */
function place(...yaws: number[]) {
  const items = yaws.map((yaw) => `<li data-yaw="${yaw}" data-pitch="0"><button></button></li>`);
  document.body.innerHTML = `<ul>${items.join('')}</ul>`;
  const list = document.querySelector('ul')!;
  Object.defineProperties(list, { clientWidth: { value: 400 }, clientHeight: { value: 200 } });
  for (const label of list.querySelectorAll('button'))
    Object.defineProperties(label, { offsetWidth: { value: 100 }, offsetHeight: { value: 44 } });
  return () => {
    placeHotspots(list, { yaw: 0, pitch: 0, fov: 90 });
    return [...list.children].map((hotspot) =>
      hotspot.hasAttribute('data-outside') ? 'outside' : (hotspot as HTMLElement).style.translate,
    );
  };
}

it('moves a hotspot to its place in the picture, and marks those outside of it', () => {
  expect(place(0, 120)()).toEqual(['200px 100px', 'outside']);
});

it('moves a hotspot that would cover another one, and never the one that has the focus', () => {
  const draw = place(0, 2);
  const onItsPlace = () => draw().map((position) => position.endsWith(' 100px'));
  expect(onItsPlace()).toEqual([true, false]);
  document.querySelectorAll('button')[1]!.focus();
  expect(onItsPlace()).toEqual([false, true]);
});

const { right, left, up, down } = directions;

it.each([
  ['the hotspot that is nearest to the middle of the view', { yaw: 15, pitch: 0 }, 'Gear'],
  ['the hotspot that is nearest to it in height', { yaw: 15, pitch: -20 }, 'Ring'],
  ['a door, also across the back', { yaw: -175, pitch: 0 }, `Garden ${door}`],
  ['nothing that is far above it', { yaw: 15, pitch: ahead.pitch + 50 }, `15° ${right}, 50° ${up}`],
  ['a direction without a hotspot', { yaw: -90.4, pitch: ahead.pitch - 20 }, `90° ${left}, 20° ${down}`],
])('says %s', (_what, direction, said) => {
  expect(facing(hotspots, direction)).toBe(said);
});

it('says that the view is ahead in a room without hotspots', () => {
  expect(facing([], ahead)).toBe(directions.ahead);
});
