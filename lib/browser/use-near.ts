import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is, or has been, less than a screen away. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);

  return near;
}
