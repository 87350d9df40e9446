/** Makes the two floors that the site is compared with: the fastest that such a page can be. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serialize } from 'parse5';
import { elementsOf, type Element } from '../publish/markup';
import { root, run } from '../run.mjs';

const textElements =
  'section h1 h2 h3 h4 h5 h6 p a ul ol li dl dt dd table caption thead tbody tr th td figcaption'.split(' ');
const wordless =
  'script style template noscript svg video picture img button input textarea select iframe'.split(' ');

const style =
  'body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}a{display:inline-block;padding:.75rem 0}';

/**
 * Makes the smallest page with the same text, as if written by hand: one file without scripts and images.
 * @param html the exported page
 * @returns a page with the headings, paragraphs, lists, tables and links of its `<main>`
 * @throws {Error} if it has no `<main>`
 */
export function handWritten(html: string): string {
  const main = elementsOf(html).find(({ tagName }) => tagName === 'main');
  if (!main) throw new Error('The home page has no <main> to take the text from.');
  keepText(main);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Floor</title>
<meta name="viewport" content="width=device-width">
<meta name="description" content="The text only">
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>${serialize(main)}</main>
</body>
</html>
`;
}

/**
 * Makes the hand-written floor in `.bench/hand/`.
 * @param exported the folder of the site's export, absolute
 * @returns the floor's folder, absolute
 */
export function makeHandFloor(exported: string): string {
  const folder = path.join(root, '.bench', 'hand');
  mkdirSync(folder, { recursive: true });
  const page = readFileSync(path.join(exported, 'index.html'), 'utf8');
  writeFileSync(path.join(folder, 'index.html'), handWritten(page));
  return folder;
}

/**
 * Builds the bare floor in `.bench/`: Next's export of one heading. Keeps one that this version of Next built.
 * @param signal ends the build
 * @returns the folder of its export, absolute
 * @throws {CommandFailed} if `next build` fails
 */
export async function makeBareFloor(signal: AbortSignal): Promise<string> {
  const folder = path.join(root, '.bench', `bare-${versionOf('next')}`);
  const exported = path.join(folder, 'out');
  if (existsSync(exported)) return exported;
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  mkdirSync(path.join(folder, 'app'), { recursive: true });
  // Lets Next find its packages in the repository's root.
  const options = JSON.stringify({ output: 'export', turbopack: { root: path.resolve(root) } });
  write('next.config.mjs', `export default ${options};`);
  write(
    'app/layout.js',
    `export const metadata = { title: 'Bare' };
export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  );
  write('app/page.js', 'export default () => <h1>Bare</h1>;');
  const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
  await run(process.execPath, [next, 'build', folder], { signal });
  return exported;
}

/**
 * @param name of an installed package
 * @returns its version
 */
export function versionOf(name: string): string {
  return JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/** Keeps only text and the elements that structure it, with no attribute other than `href`. */
function keepText(parent: Element) {
  parent.childNodes = parent.childNodes.flatMap((node) => {
    if (node.nodeName === '#text') return [node];
    if (!('tagName' in node) || wordless.includes(node.tagName)) return [];
    keepText(node);
    if (!textElements.includes(node.tagName)) return node.childNodes;
    node.attrs = node.attrs.filter(({ name }) => name === 'href');
    return [node];
  });
}
