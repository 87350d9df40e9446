/** Milliseconds after which Chromium 156 (2026-11) has told screen readers of a new element, or of a new focus. */
export const focusMoveTime = 300;

/**
 * Milliseconds for which an old element stays beside the new one in a room, which a slow machine takes long to draw.
 * Otherwise, Orca 43 does not announce the new one.
 */
export const slowFocusMoveTime = 3000;

/** Whether the focus is in an element, or nowhere, because Safari does not focus a pressed button. */
export function isFocusIn(element: Element): boolean {
  const { activeElement, body } = document;
  return activeElement === body || element.contains(activeElement);
}
