import deferLayout from './layout';

const root = document.documentElement;

/** Reports the first paint to the page. */
let paint: () => void;
window.PerformanceObserver = class {
  constructor(report: () => void) {
    paint = report;
  }
  observe() {}
} as unknown as typeof PerformanceObserver;

/** Comes to a page with three rows in its sections in the given way. */
function visit(type?: string, hash = '') {
  jest.useFakeTimers();
  delete root.dataset.deferred;
  location.hash = hash;
  document.body.innerHTML =
    '<div data-early="early/layout"><p></p></div><div data-early="early/layout"><p></p><p></p></div>';
  performance.getEntriesByType = () => (type ? [{ type } as PerformanceNavigationTiming] : []);
  deferLayout();
}

const laidOut = () =>
  [...document.querySelectorAll('p')].filter(({ style }) => style.contentVisibility === 'visible').length;

afterEach(() => jest.useRealTimers());

it('defers all sections until the first paint, and then those that are far', () => {
  visit('navigate');
  expect(root).toHaveAttribute('data-deferred', 'all');
  paint();
  expect(root).toHaveAttribute('data-deferred', 'far');
});

it('lays out one row of a section after each frame once the page has loaded', () => {
  visit('navigate');
  jest.runOnlyPendingTimers();
  expect(laidOut()).toBe(0);
  dispatchEvent(new Event('load'));
  for (const count of [1, 2, 3]) {
    // The frame before this row.
    jest.runOnlyPendingTimers();
    expect(laidOut()).toBe(count - 1);
    jest.runOnlyPendingTimers();
    expect(laidOut()).toBe(count);
  }
});

it.each([
  ['a reload', 'reload', ''],
  ['a step back', 'back_forward', ''],
  ['a visit of a browser that does not say how', undefined, ''],
  ['a link to a section', 'navigate', '#vision'],
])('defers nothing after %s', (_how, type, hash) => {
  visit(type, hash);
  expect(root).not.toHaveAttribute('data-deferred');
});
