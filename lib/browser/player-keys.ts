import { toggleFullScreen } from './full-screen';

/** The captions of a video, or undefined if it has none. */
export const captionsOf = (video: HTMLVideoElement): TextTrack | undefined =>
  [...video.textTracks].find(({ kind }) => kind === 'captions');

/** Shows a video's captions, or hides them. */
export function toggleCaptions(video: HTMLVideoElement): void {
  const captions = captionsOf(video);
  if (captions) captions.mode = captions.mode === 'showing' ? 'disabled' : 'showing';
}

/** What a key does, as in the players of video services. Browsers have the space bar and the arrow keys. */
const actions: Partial<Record<string, (video: HTMLVideoElement) => unknown>> = {
  k: (video) => (video.paused ? video.play().catch(() => {}) : video.pause()),
  m: (video) => (video.muted = !video.muted),
  c: toggleCaptions,
  f: toggleFullScreen,
};

/**
 * Does what a key means in a focused player.
 *
 * @returns whether the key means something
 */
export function pressPlayerKey(
  video: HTMLVideoElement,
  {
    key,
    repeat,
    ctrlKey,
    altKey,
    metaKey,
  }: Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'altKey' | 'metaKey'>,
): boolean {
  const action = ctrlKey || altKey || metaKey ? undefined : actions[key.toLowerCase()];
  if (!repeat) action?.(video);
  return action !== undefined;
}
