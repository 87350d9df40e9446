import { placeHotspots } from './place-hotspots';

function place(yaws: number[], height = 200) {
  const items = yaws.map((yaw) => `<li data-yaw="${yaw}" data-pitch="0"><button><span></span></button></li>`);
  document.body.innerHTML = `<ul>${items.join('')}</ul>`;
  const list = document.querySelector('ul')!;
  Object.defineProperties(list, { clientWidth: { value: 400 }, clientHeight: { value: height } });
  for (const label of list.querySelectorAll('span'))
    Object.defineProperties(label, { offsetWidth: { value: 100 }, offsetHeight: { value: 44 } });
  return () => {
    placeHotspots(list, { yaw: 0, pitch: 0, fov: 90 });
    return ([...list.children] as HTMLElement[]).map((hotspot) => ({
      at: hotspot.hasAttribute('data-outside') ? 'outside' : hotspot.style.translate,
      label: hotspot.hasAttribute('data-crowded') ? 'hidden' : hotspot.querySelector('span')!.style.translate,
    }));
  };
}

it('moves a hotspot to its place in the picture, its label beside it and inside, and marks those outside of it', () => {
  expect(place([0, 120])()).toMatchObject([{ at: '200px 100px', label: '40px -12px' }, { at: 'outside' }]);
  expect(place([40])()).toMatchObject([{ label: '-140px -12px' }]);
});

it('moves a label that would cover another hotspot or its label, and never that of the one that has the focus', () => {
  const isBeside = (draw: ReturnType<typeof place>) => draw().map(({ label }) => label.endsWith(' -12px'));
  expect(isBeside(place([-20, 10]))).toEqual([false, true]);
  const draw = place([-30, -29]);
  expect(isBeside(draw)).toEqual([true, false]);
  document.querySelectorAll('button')[1]!.focus();
  expect(isBeside(draw)).toEqual([false, true]);
});

it('hides a label without a place, and shows that of the one that has the focus before that of the one that is read', () => {
  const draw = place([0, 0, 0], 60);
  const [, read, focused] = document.querySelectorAll('button');
  const shown = () => draw().map(({ at, label }) => at === '200px 30px' && label !== 'hidden');
  expect(shown()).toEqual([true, false, false]);
  read!.setAttribute('aria-pressed', 'true');
  expect(shown()).toEqual([false, true, false]);
  focused!.focus();
  expect(shown()).toEqual([false, false, true]);
});

it.each([
  ['0', true],
  ['120', false],
])('a door at %s degrees is in the view: %s', (yaw, isInView) => {
  const draw = place([Number(yaw)]);
  const door = document.querySelector<HTMLElement>('[data-yaw]')!;
  door.dataset.to = 'dome';
  draw();
  expect(door.parentElement!.hasAttribute('data-shows-door')).toBe(isInView);
});
