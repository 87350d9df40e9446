/** Begins a comment (https://www.w3.org/TR/webvtt1/#introduction-comments) that has the words in the picture. */
export const writtenMark = 'Written in the picture:';

/** A cue of a WebVTT file. `start` is in seconds. `written` is the comment before it that begins with that mark. */
export type Cue = { start: number; text: string; written?: string };

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ' };

const inOneLine = (lines: string) => lines.trim().replace(/\s+/g, ' ');

/** The text of a cue without its tags, such as `<v Mary>` and `<i>`. */
const plain = (text: string) =>
  inOneLine(
    text
      .replace(/<[^>]*>|&(lrm|rlm);/g, '')
      .replace(/&(\w+);/g, (entity, name: string) => characters[name] ?? entity),
  );

/** A timestamp in seconds. The hours may be missing. */
const secondsOf = (timestamp: string) =>
  timestamp.split(':').reduce((total, part) => 60 * total + Number(part), 0);

const cuePattern = /^(?:.*\n)?((?:\d+:)?\d\d:\d\d\.\d{3})[ \t]+-->.*\n([^]+)/;
const writtenPattern = new RegExp(`^NOTE\\s+(${writtenMark}[^]+)`);

/**
 * The cues of a WebVTT file (https://www.w3.org/TR/webvtt1/#file-structure) in their order, each text in one line.
 *
 * @param file its content; an empty text has no cues
 */
export function cuesOf(file: string): Cue[] {
  const blocks = file.replace(/\r\n?/g, '\n').split(/\n\n+/);
  return blocks.flatMap((block, index) => {
    const [, start, text] = cuePattern.exec(block) ?? [];
    if (!start || !text) return [];
    const written = writtenPattern.exec(blocks[index - 1] ?? '')?.[1];
    return { start: secondsOf(start), text: plain(text), ...(written && { written: inOneLine(written) }) };
  });
}
