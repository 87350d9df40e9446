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

it('follows a wish for less motion while the page is open, in both directions', () => {
  prefer('nothing');
  const { result } = renderHook(usePrefersReducedMotion);
  expect(result.current).toBe(false);
  for (const [wish, isReduced] of [
    ['reduced-motion', true],
    ['nothing', false],
  ] as const) {
    act(() => prefer(wish));
    expect(result.current).toBe(isReduced);
  }
});

it('follows a wish for less data while the page is open', () => {
  connect({ saveData: false });
  const { result } = renderHook(useSavesData);
  Object.assign((navigator as unknown as { connection: object }).connection, { saveData: true });
  act(
    () =>
      void (navigator as unknown as { connection: EventTarget }).connection.dispatchEvent(
        new Event('change'),
      ),
  );
  expect(result.current).toBe(true);
});
