/** Milliseconds after which Chromium 156 (2026-11) has told screen readers of a new element, or of a new focus. */
export const focusMoveTime = 300;

/**
 * The same while it draws a room, on a slow machine. The old element must outlast the news, or Orca 43 passes over the
 * new one.
 */
export const slowFocusMoveTime = 3000;

/** Whether the focus is in an element, or nowhere, because Safari does not focus a pressed button. */
export function isFocusIn(element: Element): boolean {
  const { activeElement, body } = document;
  return activeElement === body || element.contains(activeElement);
}
