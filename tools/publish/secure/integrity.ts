import { createHash } from 'node:crypto';
import { attribute, elementsOf } from '../markup';

/**
 * Adds the integrity (https://www.w3.org/TR/SRI/) to every script of the site. Preloads of scripts get it too: browsers
 * use a preloaded file only for a request with the same integrity. So do stylesheets that a script loads later.
 *
 * @param html a page
 * @param read returns the text of a file of the site
 * @throws {Error} when a script file does not exist
 */
export function withIntegrity(html: string, read: (url: string) => string): string {
  const insertions = elementsOf(html).flatMap((element) => {
    const rel = attribute(element, 'rel');
    const isPreload = rel === 'preload' && attribute(element, 'as') === 'script';
    const url =
      element.tagName === 'script'
        ? attribute(element, 'src')
        : isPreload || rel === 'later'
          ? attribute(element, 'href')
          : undefined;
    const start = element.sourceCodeLocation?.startOffset;
    if (!url?.startsWith('/') || start === undefined) return [];
    return { at: start + `<${element.tagName}`.length, text: ` integrity="${integrityOf(read(url))}"` };
  });
  return insertions
    .reverse()
    .reduce(
      (text, insertion) => text.slice(0, insertion.at) + insertion.text + text.slice(insertion.at),
      html,
    );
}

function integrityOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
