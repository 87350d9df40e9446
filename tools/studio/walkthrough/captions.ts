import { stops, type Stop } from './script';

/**
 * A WebVTT timestamp with hours, which every player reads.
 *
 * @param seconds 0 or more
 * @see https://www.w3.org/TR/webvtt1/#webvtt-timestamp
 */
export function timestamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (unit: number, of: number, digits: number) =>
    String(Math.floor(milliseconds / unit) % of).padStart(digits, '0');
  return `${part(3_600_000, 100, 2)}:${part(60_000, 60, 2)}:${part(1000, 60, 2)}.${part(1, 1000, 3)}`;
}

/** Cue text, with the three characters escaped that WebVTT reads as markup. */
const cueText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * @param text what a stop's cue says
 * @param settings where it stands (https://www.w3.org/TR/webvtt1/#webvtt-cue-settings-list)
 */
function track(text: (stop: Stop) => string, settings: (stop: Stop) => string[] = () => []): string {
  const cues = stops.map((stop) => {
    const [start, end] = [stop.start, stop.start + stop.duration].map(timestamp);
    const times = [start, '-->', end, ...settings(stop)].join(' ');
    return `${stop.id}\n${times}\n${cueText(text(stop))}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

/**
 * The walkthrough's captions: what viewers see and hear at each stop. The labels are in the video itself. A caption
 * stands at the top where the label is in a lower corner.
 */
export const captions = (): string =>
  track(
    ({ description }) => description,
    ({ label }) => [...(label.corner.startsWith('lower') ? ['line:0'] : []), 'size:90%'],
  );

/** The walkthrough's chapters: the title of each stop. */
export const chapters = (): string => track(({ title }) => title);
