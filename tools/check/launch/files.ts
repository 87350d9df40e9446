import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ok, problem, type Finding } from '../report';
import { filesIn } from './export';

/** Dotfiles, but not `.well-known` (https://www.rfc-editor.org/rfc/rfc8615), dumps of databases and keys. */
const secret = /(^|\/)\.(?!well-known\/)|\.(sql|pem|key)$/i;

/** No such file is smaller, in bytes. */
const smallest: [type: RegExp, bytes: number][] = [
  [/\.(mp4|webm)$/i, 10_000],
  [/\.(woff2?|ttf|otf)$/i, 1_000],
  [/\.(avif|gif|jpe?g|png|svg|webp|vtt)$/i, 50],
];

/**
 * Checks the files that a host would publish.
 * @param out the folder of the export
 * @param source the folder of the files that the build copies, `_headers` among them
 */
export function fileFindings(out: string, source: string): Finding[] {
  const published = filesIn(out);
  const secrets = published
    .filter((file) => secret.test(file))
    .map((file) => problem(`out/${file} would be public. Delete it, and find out what put it there.`));
  const cut = published.flatMap((file) => {
    const { size } = statSync(path.join(out, file));
    const least = smallest.find(([type]) => type.test(file))?.[1] ?? 0;
    return size < least ? [problem(`out/${file} has only ${size} bytes. Add the whole file.`)] : [];
  });
  const changed = filesIn(source)
    .filter((file) => !isSame(path.join(out, file), path.join(source, file)))
    .map((file) => problem(`out/${file} is not the one in public/. Run \`npm run build\`.`));
  const findings = [...secrets, ...cut, ...changed];
  return findings.length > 0 ? findings : [ok('The files are whole, and none is private.')];
}

const isSame = (file: string, original: string) =>
  existsSync(file) && readFileSync(file).equals(readFileSync(original));
