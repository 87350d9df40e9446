import { withIntegrity } from './integrity';
import { backendSource, policyOf, withMetaPolicy } from './policy';

/**
 * Gives each page its integrity and its policy. The pages may come from any tool: this step reads plain HTML only. It
 * fails if a page needs an exception from its policy.
 *
 * @param pages the pages by their file, relative to `out/`
 * @param read returns the text of a file of the site, named by its URL path
 * @param apiBase the URL of the backend, as `readSettings` returns it
 * @returns the pages to publish
 * @throws {Error} when a page contains something that its policy blocks, with the name of the page
 */
export function securePages(
  pages: ReadonlyMap<string, string>,
  read: (url: string) => string,
  apiBase: string,
): Map<string, string> {
  const secured = new Map<string, string>();
  for (const [file, html] of pages) {
    try {
      const page = withIntegrity(html, read);
      secured.set(file, withMetaPolicy(page, policyOf(page, backendSource(apiBase))));
    } catch (error) {
      throw new Error(`out/${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }
  return secured;
}
