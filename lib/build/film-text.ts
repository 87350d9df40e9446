import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chapterAt } from '../chapters';
import type { VideoTracks } from '../media';
import { cuesOf } from '../web-vtt';

/** A chapter of a film in words: what is seen and heard, then what is written in the picture. */
export type FilmPart = { title?: string; text: string };

/** Captions have sounds and what is seen in brackets. Where there is nothing else, they tell nothing apart. */
const withoutBrackets = (text: string) => text.replace(/^\[([^[\]]*)\]$/, '$1');

/**
 * Groups captions by chapter: a caption belongs to the chapter in which it starts.
 *
 * @param captions the content of a WebVTT file, as is `chapters`; an empty one has no cues
 * @returns the chapters that have captions; those before the first chapter have no title
 */
export function filmText(captions: string, chapters: string): FilmPart[] {
  const titles = cuesOf(chapters);
  const cues = cuesOf(captions);
  return [undefined, ...titles].flatMap((title, index) => {
    const own = cues.filter(({ start }) => chapterAt(titles, start) === index - 1);
    if (own.length === 0) return [];
    const told = withoutBrackets(own.map(({ text }) => text).join(' '));
    return { title: title?.text, text: [told, ...own.flatMap(({ written }) => written ?? [])].join(' ') };
  });
}

const read = (src?: string) => (src ? readFileSync(path.join(process.cwd(), 'public', src), 'utf8') : '');

/** The text of a video with these tracks. It is empty without captions. */
export const readFilmText = ({ captions, chapters }: VideoTracks): FilmPart[] =>
  filmText(read(captions), read(chapters));
