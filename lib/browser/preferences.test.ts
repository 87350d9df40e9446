import { act, renderHook } from '@testing-library/react';
import { connect } from '../fixtures/preferences';
import { mayLoadMore, useSavesData } from './preferences';

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

it('follows the wish for less data while the page is open, in both directions', () => {
  connect({});
  const data = renderHook(useSavesData).result;
  for (const saveData of [true, false]) {
    act(() => connect({ saveData }));
    expect(data.current).toBe(saveData);
  }
});
