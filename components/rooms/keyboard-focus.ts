/** Milliseconds after which Chromium has told screen readers of a new element, or of a new focus. */
export const focusMoveTime = 300;

/** Whether the focus is in an element, or nowhere, because Safari does not focus a pressed button. */
export function isFocusIn(element: Element): boolean {
  const { activeElement, body } = document;
  return activeElement === body || element.contains(activeElement);
}
