/** Whether the visitor asks for less data. */
export function savesData(): boolean {
  // TypeScript's DOM types lack it: https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Whether the visitor asks for less motion or less data, so that no video starts automatically. */
export function prefersNoAutoplay(): boolean {
  return savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
