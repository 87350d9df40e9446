import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { WebVTT } from 'vtt.js';
import { chapterAt } from '../chapters';
import type { SeenText } from '../content/generated/videos';
import type { VideoTracks } from '../media';

/** A chapter of a transcript: speech and sounds, then what the film shows. */
export type FilmPart = { title?: string; text: string };

class VTTCue {
  startTime = 0;
  endTime = 0;
  text = '';
}

/** The text of a cue as a browser shows it: without tags, such as `<v Mary>`, and with the characters of entities. */
function shown(text: string): string {
  const [node] = parseFragment(text.replace(/<[^>]*>?/g, '')).childNodes;
  return node ? (node as DefaultTreeAdapterTypes.TextNode).value : '';
}

/**
 * Reads a WebVTT file as browsers do (https://www.w3.org/TR/webvtt1/).
 *
 * @param file its content; an empty file has no cues
 * @returns its cues, sorted by time
 */
export function cuesOf(file: string): SeenText[] {
  const cues: VTTCue[] = [];
  const parser = new WebVTT.Parser({ VTTCue }, WebVTT.StringDecoder());
  parser.oncue = (cue) => cues.push(cue);
  parser.parse(file);
  parser.flush();
  cues.sort((a, b) => a.startTime - b.startTime);
  return cues
    .map(({ startTime: start, text }) => ({ start, text: shown(text).trim().replace(/\s+/g, ' ') }))
    .filter(({ text }) => text);
}

/** Captions put sounds in brackets to tell them from speech. A text that is only a sound needs none. @returns a sentence */
const sentence = (text: string) => text.replace(/^\[([^[\]]*)\]$/, '$1').replace(/[^.!?…]$/, '$&.');

/**
 * Groups captions by chapter: a caption belongs to the chapter in which it starts.
 *
 * @param captions the content of a WebVTT file, like `chapters`; an empty one has no cues
 * @param seen what the film shows
 * @returns the chapters that have text; the part before the first chapter has no title
 */
export function transcript(captions: string, chapters: string, seen: readonly SeenText[] = []): FilmPart[] {
  const titles = cuesOf(chapters);
  const cues = cuesOf(captions);
  return [undefined, ...titles].flatMap((title, index) => {
    const textOf = (texts: readonly SeenText[]) =>
      texts
        .filter(({ start }) => chapterAt(titles, start) === index - 1)
        .map(({ text }) => text)
        .join(' ');
    const text = [sentence(textOf(cues)), textOf(seen)].filter(Boolean).join(' ');
    return text ? { title: title?.text, text } : [];
  });
}

const read = (src?: string) => (src ? readFileSync(path.join(process.cwd(), 'public', src), 'utf8') : '');

/** The text of a video with these tracks and descriptions. */
export const transcriptOf = ({ captions, chapters }: VideoTracks, seen?: readonly SeenText[]) =>
  transcript(read(captions), read(chapters), seen);
