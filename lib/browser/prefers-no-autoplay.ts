/** True where the visitor asks for less motion or less data: no video starts by itself. */
export function prefersNoAutoplay(): boolean {
  // Not in TypeScript's DOM types: https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
