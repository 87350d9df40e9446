import path from 'node:path';
import { parseText } from 'media-captions';
import { parseFragment } from 'parse5';
import type { TranscriptPart } from '../../lib/content/media/videos';
import { runFfmpeg } from './ffmpeg';
import type { Workspace } from './workspace';
import { readText } from './read-text';

/** As a browser shows it, without tags and entities. */
function shownText(text: string): string {
  const [node] = parseFragment(text.replace(/<[^>]*>?/g, '')).childNodes;
  return node && 'value' in node ? node.value.trim().replace(/\s+/g, ' ') : '';
}

/** Brackets mark sounds. In a sentence of its own, a sound needs none. */
const sentence = (text: string) => text.replace(/^\[([^[\]]*)\]$/, '$1').replace(/[^.!?…]$/, '$&.');

async function fromSrt(file: string, workspace: Workspace): Promise<string> {
  const args = ['-i', path.resolve(file), '-f', 'webvtt', '-'];
  const { stdout } = await runFfmpeg('ffmpeg', args, workspace).catch(() => {
    throw new Error(`${file} has no captions that can be read: save them as WebVTT or SRT.`);
  });
  return stdout;
}

/** Reads WebVTT or SRT. @returns the captions as WebVTT, and what they say */
export async function readCaptions(file: string, duration: number, workspace: Workspace) {
  const text = await readText(file);
  const vtt = text.startsWith('WEBVTT') ? text : await fromSrt(file, workspace);
  const { cues } = await parseText(vtt, { type: 'vtt' });
  const shown = cues.filter(({ startTime }) => startTime < duration).map((cue) => shownText(cue.text));
  const words = shown.filter(Boolean).join(' ');
  // Browsers start a caption there, and other programs do not.
  if (words.includes('-->')) throw new Error(`${file} needs an empty line before the time of each caption.`);
  const advice = 'check its times, such as 00:01.000 --> 00:02.500';
  if (!words) throw new Error(`${file} has no caption that a browser shows during the film: ${advice}.`);
  const transcript: TranscriptPart[] = [{ text: sentence(words) }];
  return { vtt, transcript };
}
