import { keepPicture, pass } from './passage';

const animate = jest.fn();

function stand({ still = false } = {}) {
  window.matchMedia = jest.fn().mockReturnValue({ matches: still });
  HTMLCanvasElement.prototype.getContext = jest.fn();
  HTMLCanvasElement.prototype.animate = animate;
  let end = () => {};
  animate.mockReset().mockReturnValue({ finished: new Promise<void>((resolve) => (end = resolve)) });
  const next = document.createElement('canvas');
  document.body.replaceChildren(next);
  return { next, last: keepPicture(next), end: () => end() };
}

/** What the canvas of the next room changes on its way. */
const changes = () => Object.keys(animate.mock.lastCall![0]);

it('keeps the last picture behind the next room until it has come', async () => {
  const { next, last, end } = stand();
  const passed = pass(last, next);
  expect([...document.body.children]).toEqual([last, next]);
  end();
  await passed;
  expect([...document.body.children]).toEqual([next]);
});

it('moves up to a door, out of which the next room comes', () => {
  const { next, last } = stand();
  void pass(last, next, { x: 0.25, y: 0.5 });
  expect(animate).toHaveBeenCalledTimes(2);
  expect(animate.mock.lastCall![0]).toMatchObject({ transformOrigin: ['25% 50%', '25% 50%'] });
  expect(changes()).toContain('scale');
});

it.each([
  ['without a door', false, undefined],
  ['with reduced motion', true, { x: 0.25, y: 0.5 }],
])('cross-fades %s', (_why, still, door) => {
  const { next, last } = stand({ still });
  void pass(last, next, door);
  expect(animate).toHaveBeenCalledTimes(1);
  expect(changes()).toEqual(['opacity']);
});
