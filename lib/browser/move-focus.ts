/**
 * Milliseconds for which what had the focus stays in the page. Screen readers say where the focus has moved only if it
 * moves well before that goes: Chromium tells them in this time.
 */
export const leaveTime = 300;

/** Whether the focus is in an element, or nowhere: Safari does not focus a button that is pressed with a pointer. */
export function isFocusIn(element: Element): boolean {
  const { activeElement, body } = document;
  return activeElement === body || element.contains(activeElement);
}
