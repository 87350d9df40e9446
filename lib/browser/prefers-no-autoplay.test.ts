import { prefersNoAutoplay } from './prefers-no-autoplay';

/** A visitor with these wishes. */
function visitor(wishes: { reducedMotion?: boolean; saveData?: boolean }) {
  const { reducedMotion = false, saveData } = wishes;
  window.matchMedia = (query) =>
    ({ matches: reducedMotion && query === '(prefers-reduced-motion: reduce)' }) as MediaQueryList;
  const connection = saveData === undefined ? undefined : { saveData };
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

it.each([
  ['less motion', { reducedMotion: true }],
  ['less data', { saveData: true }],
  ['less of both', { reducedMotion: true, saveData: true }],
])('holds for a visitor who asks for %s', (_wish, wishes) => {
  visitor(wishes);
  expect(prefersNoAutoplay()).toBe(true);
});

it.each([
  ['asks for nothing', { saveData: false }],
  ['has a browser that knows no Save-Data', {}],
])('does not hold for a visitor who %s', (_wish, wishes) => {
  visitor(wishes);
  expect(prefersNoAutoplay()).toBe(false);
});
