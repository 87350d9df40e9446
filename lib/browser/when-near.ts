/**
 * Calls `load` once an element is less than a screen away, also in a row that scrolls sideways.
 * @returns what cancels it
 */
export function whenNear(element: Element, load: () => void): (() => void) | undefined {
  if (!('IntersectionObserver' in window)) return void load();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { rootMargin: '100% 0px', scrollMargin: '0px 100%' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
