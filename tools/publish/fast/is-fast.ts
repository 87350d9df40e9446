import { elementsOf, linksOf, type Element } from '../markup';

/** Whether a page is as `fastPage` leaves it: no stylesheet and no script delays its first paint. */
export function isFast(html: string): boolean {
  const elements = elementsOf(html);
  const waits = ({ tagName, attrs }: Element) =>
    tagName === 'script' &&
    attrs.some(({ name }) => name === 'async') &&
    !attrs.some(({ value }) => value === 'text/plain');
  return linksOf(elements, 'stylesheet').length === 0 && !elements.some(waits);
}
