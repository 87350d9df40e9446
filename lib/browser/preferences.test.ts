import { act, renderHook } from '@testing-library/react';
import { connect, prefer } from '../fixtures/preferences';
import { mayLoadMore, usePrefersReducedMotion, useSavesData } from './preferences';

afterEach(() => connect(undefined));

it.each([
  [true, 'nothing is known', undefined],
  [true, 'it is fast', { effectiveType: '4g' }],
  [false, 'it is slow', { effectiveType: '3g' }],
  [false, 'the visitor asks for less data', { saveData: true, effectiveType: '4g' }],
])('allows more to load (%s) where %s of the connection', (isAllowed, _where, connection) => {
  connect(connection);
  expect(mayLoadMore()).toBe(isAllowed);
});

it('follows wishes for less motion and less data while the page is open, in both directions', () => {
  prefer();
  connect({});
  const motion = renderHook(usePrefersReducedMotion).result;
  const data = renderHook(useSavesData).result;
  const wishes = () => [motion.current, data.current];
  expect(wishes()).toEqual([false, false]);
  act(() => prefer('reduced-motion'));
  act(() => connect({ saveData: true }));
  expect(wishes()).toEqual([true, true]);
  act(() => prefer());
  act(() => connect({}));
  expect(wishes()).toEqual([false, false]);
});
