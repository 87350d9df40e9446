import { changeOf } from './input';

const press = (key: string, modifiers = {}) =>
  changeOf({ key, ctrlKey: false, altKey: false, metaKey: false, ...modifiers });

it.each(['ctrlKey', 'altKey', 'metaKey'])('leaves keys with %s to the browser', (modifier) => {
  expect(press('+', { [modifier]: true })).toBeUndefined();
});

it('leaves other keys to the browser', () => {
  expect(press('Tab')).toBeUndefined();
});
