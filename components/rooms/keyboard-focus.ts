/** Milliseconds in which Chromium tells screen readers where the focus has moved, before what had it goes. */
export const focusMoveTime = 300;

/** Whether the focus is in an element, or nowhere: Safari does not focus a button at a press of the pointer. */
export function isFocusIn(element: Element): boolean {
  const { activeElement, body } = document;
  return activeElement === body || element.contains(activeElement);
}
