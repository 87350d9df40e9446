import { changeOf } from './input';

const press = (key: string, modifiers = {}) =>
  changeOf({ key, ctrlKey: false, altKey: false, metaKey: false, ...modifiers });

it.each([
  ['ArrowLeft', 'yaw', -1],
  ['ArrowRight', 'yaw', 1],
  ['ArrowUp', 'pitch', 1],
  ['ArrowDown', 'pitch', -1],
  ['+', 'fov', -1],
  ['-', 'fov', 1],
] as const)('%s changes the %s', (key, part, sign) => {
  expect(Object.keys(press(key)!)).toEqual([part]);
  expect(Math.sign(press(key)![part]!)).toBe(sign);
});

it.each(['ctrlKey', 'altKey', 'metaKey'])('leaves keys with %s to the browser', (modifier) => {
  expect(press('+', { [modifier]: true })).toBeUndefined();
});

it('leaves other keys to the browser', () => {
  expect(press('Tab')).toBeUndefined();
});
