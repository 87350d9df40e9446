/** What the browser says of the connection. Only Chromium does. */
const connection = () =>
  // TypeScript's DOM types lack it: https://developer.mozilla.org/docs/Web/API/NetworkInformation
  (navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }).connection;

/** Whether the visitor asks for less data. */
export const savesData = (): boolean => connection()?.saveData === true;

/** Whether nothing says that the connection is slow, or that the visitor asks for less data. */
export const mayLoadMore = (): boolean =>
  !connection() || (!savesData() && connection()!.effectiveType === '4g');

/** Whether the visitor asks for less motion. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the visitor asks for less motion or less data, so that no video starts automatically. */
export const prefersNoAutoplay = (): boolean => savesData() || prefersReducedMotion();
