import { mayLoadMore } from './connection';

it.each([
  [true, 'nothing', undefined],
  [true, 'that it is fast', { saveData: false, effectiveType: '4g' }],
  [false, 'that it is slow', { saveData: false, effectiveType: '3g' }],
  [false, 'that the visitor asks for less data', { saveData: true, effectiveType: '4g' }],
])('is %s about more detail where the connection says %s', (expected, _what, connection) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  expect(mayLoadMore()).toBe(expected);
  Reflect.deleteProperty(navigator, 'connection');
});
