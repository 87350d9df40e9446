/** WebKit has no `requestIdleCallback` (https://caniuse.com/requestidlecallback). */
const whenIdle = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback));

/**
 * Defers the layout of the sections below the first screen: the styles read `data-deferred` of `<html>`, which is `all`
 * until the first paint, and then `far`. After the page has loaded, it lays out the sections in idle time, so that
 * everyone who reads the rendered page finds all of its text. It lays out one row of a section in a frame: a whole
 * section takes a phone more than 100 ms, which would delay the answer to a tap.
 *
 * A page that the browser prerenders has no frame before a visitor opens it, so none of this happens earlier. Browsers
 * that report no paint, such as Tor Browser, show the sections once they are laid out.
 *
 * Nothing is deferred where a place on the page must be right from the start: after a link to a section, and when the
 * browser restores the scroll position. All browsers but Chromium restore it by the distance from the top.
 */
export default function deferLayout() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || navigation?.type !== 'navigate') return;
  const { dataset } = document.documentElement;
  dataset.deferred = 'all';
  new PerformanceObserver(() => (dataset.deferred = 'far')).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-early="early/layout"] > *')];
    const afterFrame = () => requestAnimationFrame(() => whenIdle(layOutNext));
    const layOutNext = () => {
      const row = rows.shift();
      if (!row) return;
      row.style.contentVisibility = 'visible';
      afterFrame();
    };
    afterFrame();
  });
}
