import type { VideoFiles } from '@/lib/content/media/videos';

/** A source with `hd` is skipped when the visitor saves data. */
export type VideoSource = { src: string; type: string; media?: string; hd?: true };

export const sourcesOf = ({ sources }: VideoFiles, media?: string): VideoSource[] =>
  sources.map(({ src, type }) => ({ src, type, ...(media && { media }) }));

/** The sources of `hd`, for screens that match `media`, come before those for all others. */
export function sourcesWithHd(video: VideoFiles, media: string, hd?: VideoFiles): VideoSource[] {
  const large = hd ? sourcesOf(hd, media) : [];
  return [...large.map((source) => ({ ...source, hd: true as const })), ...sourcesOf(video)];
}

/** The sources for a visitor who asks for less data, or does not. */
export const sourcesFor = (sources: readonly VideoSource[], lessData: boolean) =>
  lessData ? sources.filter(({ hd }) => !hd) : sources;
