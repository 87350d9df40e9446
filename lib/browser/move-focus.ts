/**
 * Milliseconds for which what had the focus stays. Chromium tells screen readers in this time where the focus
 * has moved.
 */
export const leaveTime = 300;

/** Whether the focus is in an element, or nowhere: Safari does not focus a button at a press of the pointer. */
export function isFocusIn(element: Element): boolean {
  const { activeElement, body } = document;
  return activeElement === body || element.contains(activeElement);
}
