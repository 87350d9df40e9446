/** The tour video: a player of a video service, or a video file in public/. */
export type TourVideo =
  | {
      kind: 'service';
      service: 'YouTube' | 'Vimeo';
      playerUrl: string;
      watchUrl: string;
      allow: readonly string[];
    }
  | { kind: 'video'; path: string };

/** The permissions in YouTube's embed code, which has `fullscreen` as the attribute `allowfullscreen`. */
// prettier-ignore
const youtubeAllow = [
  'accelerometer', 'autoplay', 'clipboard-write', 'encrypted-media', 'fullscreen', 'gyroscope', 'picture-in-picture',
  'web-share',
];

/** The permissions in Vimeo's embed code. */
const vimeoAllow = [
  'autoplay',
  'fullscreen',
  'picture-in-picture',
  'clipboard-write',
  'encrypted-media',
  'web-share',
];

function youtube(url: URL): TourVideo | undefined {
  const host = url.hostname.replace(/^(www|m|music)\./, '');
  const [first, second] = url.pathname.split('/').filter(Boolean);
  let id: string | null | undefined;
  if (host === 'youtu.be') id = first;
  else if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    id =
      first === 'watch'
        ? url.searchParams.get('v')
        : /^(embed|shorts|live|v)$/.test(first ?? '')
          ? second
          : undefined;
  }
  // These two paths are as long as an id, but show no single video.
  if (!id || !/^[\w-]{11}$/.test(id) || /^(videoseries|live_stream)$/.test(id)) return undefined;
  return {
    kind: 'service',
    service: 'YouTube',
    // The cookieless host: https://support.google.com/youtube/answer/171780 (privacy-enhanced mode).
    playerUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
    watchUrl: `https://www.youtube.com/watch?v=${id}`,
    allow: youtubeAllow,
  };
}

function vimeo(url: URL): TourVideo | undefined {
  const path = url.pathname.replace(/\/$/, '');
  const match =
    url.hostname === 'player.vimeo.com'
      ? /^\/video\/(\d+)$/.exec(path)
      : /^(www\.)?vimeo\.com$/.test(url.hostname)
        ? /^\/(?:channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d+)(?:\/([0-9a-f]+))?$/.exec(path)
        : null;
  if (!match) return undefined;
  const [, id, pathHash] = match;
  const hash = pathHash ?? url.searchParams.get('h');
  if (hash && !/^[0-9a-f]+$/.test(hash)) return undefined;
  return {
    kind: 'service',
    service: 'Vimeo',
    // dnt=1 asks the player not to track: https://help.vimeo.com/hc/en-us/articles/12426260232977
    playerUrl: `https://player.vimeo.com/video/${id}?${hash ? `h=${hash}&` : ''}dnt=1&autoplay=1`,
    watchUrl: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
    allow: vimeoAllow,
  };
}

/**
 * A path to a video file. No segment starts with a dot, because hosts hide such files and `..` leaves the folder, and
 * none has a character with a special meaning in URLs.
 */
const videoPath = /^(\/[^./?#%\\\s][^/?#%\\\s]*)+\.(mp4|webm)$/i;

/**
 * Parses a YouTube or Vimeo URL, or a path in public/. Of a URL, only the video's id and hash reach the result.
 *
 * @param value without surrounding spaces
 * @returns undefined if it is none of these
 */
export function parseTourVideo(value: string): TourVideo | undefined {
  if (videoPath.test(value)) return { kind: 'video', path: value };
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return youtube(url) ?? vimeo(url);
}
