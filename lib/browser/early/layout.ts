/** WebKit has no `requestIdleCallback` (https://caniuse.com/requestidlecallback). */
const whenIdle = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 50));

/**
 * Defers the layout of the sections below the first screen: the styles read `data-deferred` of `<html>`. After the page
 * has loaded, it lays out one section after the other in idle time, so that no task blocks the page for long and
 * everyone who reads the rendered page finds all of its text.
 *
 * Nothing is deferred where a place on the page must be right from the start: after a link to a section, and when the
 * browser restores the scroll position. All browsers but Chromium restore it by the distance from the top.
 */
export default function deferLayout() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || navigation?.type !== 'navigate') return;
  const root = document.documentElement;
  // The first frame also leaves out the section below the first screen, which is near enough for `auto`.
  root.dataset.deferred = 'first-frame';
  requestAnimationFrame(() => requestAnimationFrame(() => (root.dataset.deferred = '')));
  addEventListener('load', () => {
    const sections = [...document.querySelectorAll<HTMLElement>('[data-early="layout"]')];
    const layOutNext = () => {
      const section = sections.shift();
      if (!section) return;
      section.style.contentVisibility = 'visible';
      whenIdle(layOutNext);
    };
    whenIdle(layOutNext);
  });
}
