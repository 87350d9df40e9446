import { buildSync } from 'esbuild';
import path from 'node:path';
import { root } from '../run.mjs';

/**
 * Compiles a module to the text of an inline script, which calls its default export.
 *
 * @param file relative to the root folder
 * @throws {Error} with esbuild's message when the module cannot be compiled
 */
export function browserScript(file: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents: `import run from './${file}'; run();`, resolveDir: path.resolve(root) },
    bundle: true,
    write: false,
    logLevel: 'silent',
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
  });
  // Otherwise, a comment or a string could end the script element.
  return outputFiles[0]!.text.trim().replaceAll('</', '<\\/');
}
