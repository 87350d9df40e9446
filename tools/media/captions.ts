import { readFile } from 'node:fs/promises';
import { parseText } from 'media-captions';
import { parseFragment } from 'parse5';
import type { FilmPart } from '../../lib/content/generated/videos';

/** As a browser shows it, without tags and entities. */
function shownText(text: string): string {
  const [node] = parseFragment(text.replace(/<[^>]*>?/g, '')).childNodes;
  return node && 'value' in node ? node.value.trim().replace(/\s+/g, ' ') : '';
}

/** Brackets mark sounds. In a sentence of its own, a sound needs none. */
const sentence = (text: string) => text.replace(/^\[([^[\]]*)\]$/, '$1').replace(/[^.!?…]$/, '$&.');

/** Reads WebVTT or SRT. @returns the captions as WebVTT, and what they say */
export async function readCaptions(file: string, duration: number) {
  const bytes = await readFile(file).catch(() => {
    throw new Error(`${file} was not found.`);
  });
  // In Windows, "Unicode" means UTF-16, whose byte order mark starts with 0xff.
  const encoding = bytes[0] === 0xff ? 'utf-16le' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  if (/[\uFFFD\0]/.test(text)) throw new Error(`${file} is not in UTF-8: save it as UTF-8.`);
  const isWebVtt = text.startsWith('WEBVTT');
  const vtt = isWebVtt ? text : `WEBVTT\n\n${text.replace(/(:\d\d),(\d{3})/g, '$1.$2')}`;
  const { cues } = await parseText(vtt, { type: 'vtt' });
  const shown = cues.filter(({ startTime }) => startTime < duration).map((cue) => shownText(cue.text));
  const words = shown.filter(Boolean).join(' ');
  const advice = 'check its times, such as 00:01.000 --> 00:02.500';
  if (!words) throw new Error(`${file} has no caption that a browser shows during the film: ${advice}.`);
  const transcript: FilmPart[] = [{ text: sentence(words) }];
  return { vtt, transcript };
}
