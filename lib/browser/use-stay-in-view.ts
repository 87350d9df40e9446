import { useEffect, type RefObject } from 'react';
import { subscribeTo } from './subscribe-to';

/** Keeps what the visitor sees in view when the phone is turned: the page above it has another height then. */
export function useStayInView(element: RefObject<Element | null>, block: ScrollLogicalPosition): void {
  useEffect(() => {
    let isInView = false;
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)!.isIntersecting;
    });
    observer.observe(element.current!);
    const turn = () => {
      if (isInView) element.current!.scrollIntoView({ block });
    };
    const stopListening = subscribeTo(matchMedia('(orientation: portrait)'), { change: turn });
    return () => {
      observer.disconnect();
      stopListening();
    };
  }, [element, block]);
}
