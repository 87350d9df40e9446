import { prefersNoAutoplay } from './prefers-no-autoplay';

/** Sets the visitor's preferences. */
function prefer({ reducedMotion = false, saveData }: { reducedMotion?: boolean; saveData?: boolean }) {
  window.matchMedia = (query) =>
    ({ matches: reducedMotion && query === '(prefers-reduced-motion: reduce)' }) as MediaQueryList;
  const connection = saveData === undefined ? undefined : { saveData };
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

it.each([
  [true, 'less motion', { reducedMotion: true }],
  [true, 'less data', { saveData: true }],
  [true, 'less of both', { reducedMotion: true, saveData: true }],
  [false, 'nothing', { saveData: false }],
  [false, 'nothing, in a browser without Save-Data', {}],
])('is %s if the visitor asks for %s', (expected, _what, preferences) => {
  prefer(preferences);
  expect(prefersNoAutoplay()).toBe(expected);
});
