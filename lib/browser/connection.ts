/** What the browser says of the connection. Only Chromium does. */
const connection = () =>
  // TypeScript's DOM types lack it: https://developer.mozilla.org/docs/Web/API/NetworkInformation
  (navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }).connection;

/** Whether the visitor asks for less data. */
export const savesData = (): boolean => connection()?.saveData === true;

/** Whether nothing says that the connection is slow, or that the visitor asks for less data. */
export const mayLoadMore = (): boolean =>
  !connection() || (!savesData() && connection()!.effectiveType === '4g');
