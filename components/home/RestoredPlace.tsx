/** Runs in the browser before the page is drawn, so it is a text and names nothing of this file. */
const script =
  "if(performance.getEntriesByType('navigation')[0]?.type!=='navigate')" +
  "document.documentElement.dataset.restored=''";

/**
 * Tells the styles when the browser restores a visitor's place, after a reload or a step back. It does so by the
 * distance from the top, in every browser but Chromium, so the page must then have its full height at once.
 */
export function RestoredPlace() {
  return <script data-early dangerouslySetInnerHTML={{ __html: script }} />;
}
