import { readFile } from 'node:fs/promises';

/** Its lines end with `\n`, as in Git. */
export async function readText(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => {
    throw new Error(`${file} was not found.`);
  });
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.replace(/\r\n?/g, '\n');
  } catch {
    throw new Error(`${file} is not in UTF-8: save it as UTF-8.`);
  }
}
