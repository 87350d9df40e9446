/** Calls `load` once an element is less than a screen away. @returns what cancels it */
export function whenNear(element: Element, load: () => void): (() => void) | undefined {
  if (!('IntersectionObserver' in window)) return void load();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { rootMargin: '100% 0px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
