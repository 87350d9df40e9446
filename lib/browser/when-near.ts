/**
 * Calls `load` once an element is near, also in a row that scrolls sideways.
 * @param distance how near, in percent of the viewport: a screen, or 0 for an element that is in view
 * @returns what cancels it
 */
export function whenNear(element: Element, load: () => void, distance = 100): (() => void) | undefined {
  if (!('IntersectionObserver' in window)) return void load();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { rootMargin: `${distance}% 0px`, scrollMargin: `0px ${distance}%` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
