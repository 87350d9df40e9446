import { prefersNoAutoplay } from './prefers-no-autoplay';

/** Sets the visitor's preferences. */
function prefer({ reducedMotion = false, saveData }: { reducedMotion?: boolean; saveData?: boolean }) {
  window.matchMedia = (query) =>
    ({ matches: reducedMotion && query === '(prefers-reduced-motion: reduce)' }) as MediaQueryList;
  const connection = saveData === undefined ? undefined : { saveData };
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

it.each([
  ['less motion', { reducedMotion: true }],
  ['less data', { saveData: true }],
  ['less of both', { reducedMotion: true, saveData: true }],
])('is true if the visitor asks for %s', (_what, preferences) => {
  prefer(preferences);
  expect(prefersNoAutoplay()).toBe(true);
});

it.each([
  ['asks for nothing', { saveData: false }],
  ['has a browser without Save-Data', {}],
])('is false if the visitor %s', (_what, preferences) => {
  prefer(preferences);
  expect(prefersNoAutoplay()).toBe(false);
});
